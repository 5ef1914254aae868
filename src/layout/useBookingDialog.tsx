import { createContext, type ReactNode, useCallback, useContext, useDeferredValue, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { matchPath } from '@/site/pages';

import { LateBookingDialog } from './late';

const BOOK_APPOINTMENT_HASH = '#book-appointment';

const OpenContext = createContext<() => void>(() => undefined);

/** Returns the function that opens the booking dialog. */
export function useBookingDialog(): () => void {
  return useContext(OpenContext);
}

/** Renders the booking dialog that buttons open, and the home page's own booking dialog. */
export function BookingDialogProvider({ children }: { children: ReactNode }) {
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

/** The home page's Book Your Appointment dialog. It has no button and opens from the deep link /#book-appointment. */
function HomeBookingDialog() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  // The prerendered HTML does not depend on the hash, so the dialog must wait until the page has hydrated.
  const isRequested = useDeferredValue(hash, '') === BOOK_APPOINTMENT_HASH && matchPath(pathname)?.id === 'home';
  // Close the dialog immediately. The navigation below waits for all parts of the page that are still loading.
  const [closed, setClosed] = useState(false);
  if (closed && !isRequested) setClosed(false);
  if (!isRequested || closed) return null;
  const close = () => {
    setClosed(true);
    void navigate(pathname, { replace: true });
  };
  return <LateBookingDialog form="homeHero" onClose={close} />;
}
