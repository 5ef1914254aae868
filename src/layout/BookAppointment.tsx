import { type ReactNode, useEffect } from 'react';

import { type ChatLinkId, chatLinks } from '@/site/chatLinks';
import { type HeaderButton, type BookingChat, matchPath } from '@/site/pages';
import { Action } from '@/ui/Action';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

import { LateBookingDialog } from './late';
import { useBookingDialog } from './useBookingDialog';

interface BookAppointmentProps {
  /** Path of the page, which decides what the button does. */
  pathname: string;
  /** Label in a landing page's header; 'Book Appointment' elsewhere. */
  label?: HeaderButton;
  /** The ground behind the button if it is not light. `split` is dark below 1024 px only. */
  background?: 'dark' | 'split' | undefined;
  wide?: boolean;
}

const defaultLabel: HeaderButton = { wide: 'Book Appointment', narrow: 'Book Appointment' };

/** The Book Appointment button. It opens a WhatsApp short link in a new tab or the booking dialog, as site/pages.ts says for the page. */
export function BookAppointment({ pathname, label = defaultLabel, background, wide = false }: BookAppointmentProps) {
  const openDialog = useBookingDialog();
  const booking = bookingOn(pathname);
  const tight = !wide;
  useEffect(() => {
    if (!booking) LateBookingDialog.preloadWhenIdle();
  }, [booking]);
  const variant = background === 'split' ? 'split' : background ? 'primaryOnDark' : 'primary';
  if (!booking) {
    return (
      <Button variant={variant} tight={tight} onClick={openDialog} wide={wide} aria-haspopup="dialog" {...LateBookingDialog.openerProps}>
        <ButtonLabel label={label} />
      </Button>
    );
  }
  const chatVariant = label.wide.startsWith('WhatsApp') ? 'chat' : variant;
  const chat = (link: ChatLinkId, children: ReactNode) => (
    <Action href={chatLinks[link]} variant={chatVariant} tight={tight} wide={wide}>
      {chatVariant === 'chat' && <ChatIcon />}
      {children}
    </Action>
  );
  if (booking.narrowLink === undefined) return chat(booking.link, <ButtonLabel label={label} />);
  return (
    <>
      <span className="max-md:hidden">{chat(booking.link, <span>{label.wide}</span>)}</span>
      <span className="md:hidden">{chat(booking.narrowLink, <span>{label.narrow}</span>)}</span>
    </>
  );
}

/** Returns the chat that Book Appointment opens on a page, or undefined where it opens the booking dialog. */
export function bookingOn(pathname: string): BookingChat | undefined {
  return matchPath(pathname)?.route.booking;
}

function ButtonLabel({ label }: { label: HeaderButton }) {
  if (label.wide === label.narrow) return <span>{label.wide}</span>;
  return (
    <>
      <span className="max-md:hidden">{label.wide}</span>
      <span className="md:hidden">{label.narrow}</span>
    </>
  );
}

/** Hidden below 360 px, where it does not fit in the header. */
function ChatIcon() {
  return (
    <span className="max-[359px]:hidden">
      <Icon name="chat" size={20} />
    </span>
  );
}
