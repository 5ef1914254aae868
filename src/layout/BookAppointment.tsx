import { chatLinks } from '@/site/chatLinks';
import { matchPath, notFound } from '@/site/pages';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';

import { useBookingModal } from './BookingModal';

interface BookAppointmentProps {
  /** The path that decides what the button does. */
  pathname: string;
  wide?: boolean;
}

/** Book Appointment (§2): by the route table either a WhatsApp short link in a new tab, or the booking modal. */
export function BookAppointment({ pathname, wide = false }: BookAppointmentProps) {
  const openModal = useBookingModal();
  const action = matchPath(pathname)?.route.booking ?? notFound.booking;
  if (action.kind === 'chat') {
    return (
      <ButtonLink href={chatLinks[action.link]} newTab wide={wide}>
        Book Appointment
      </ButtonLink>
    );
  }
  return (
    <Button onClick={openModal} wide={wide} aria-haspopup="dialog">
      Book Appointment
    </Button>
  );
}
