import { createContext, type ReactNode, useCallback, useContext, useDeferredValue, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { matchPath } from '@/site/pages';

import { LateBookingDialog } from './late';

const BOOK_APPOINTMENT_HASH = '#book-appointment';

const OpenContext = createContext<() => void>(() => undefined);

/** The function that opens the booking modal: for a button that opens it. */
export function useBookingModal(): () => void {
  return useContext(OpenContext);
}

/** Holds the site's booking dialogs: what the buttons open, and the home page's own. */
export function BookingModalProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  return (
    <OpenContext value={open}>
      {children}
      {isOpen && <LateBookingDialog form="navigationModal" onClose={() => setOpen(false)} />}
      <HomeBookingDialog />
    </OpenContext>
  );
}

/** The home page's Book Your Appointment dialog: it has no visible opener and opens from the deep link /#book-appointment. */
function HomeBookingDialog() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  // The server never sees a hash: the dialog waits until the page is hydrated as it was sent.
  const wanted = useDeferredValue(hash, '') === BOOK_APPOINTMENT_HASH && matchPath(pathname)?.id === 'home';
  // At once: the navigation waits for every part of the page that is on its way.
  const [closed, setClosed] = useState(false);
  if (closed && !wanted) setClosed(false);
  if (!wanted || closed) return null;
  const close = () => {
    setClosed(true);
    void navigate(pathname, { replace: true });
  };
  return <LateBookingDialog form="homeHero" onClose={close} />;
}
