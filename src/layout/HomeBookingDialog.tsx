import { useDeferredValue } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { matchPath } from '@/site/pages';

import { LateBookingDialog } from './late';

export const BOOK_APPOINTMENT_HASH = '#book-appointment';

/** The home page's Book Your Appointment dialog: it has no visible opener and opens from the deep link /#book-appointment. */
export function HomeBookingDialog() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  // The server never sees a hash: the dialog waits until the page is hydrated as it was sent.
  const wanted = useDeferredValue(hash, '') === BOOK_APPOINTMENT_HASH && matchPath(pathname)?.id === 'home';
  if (!wanted) return null;
  return <LateBookingDialog form="homeHero" onClose={() => void navigate(pathname, { replace: true })} />;
}
