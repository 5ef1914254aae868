import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

import { LateBookingDialog } from './late';

const OpenContext = createContext<() => void>(() => undefined);

/** The function that opens the booking modal: for a button that opens it. */
export function useBookingModal(): () => void {
  return useContext(OpenContext);
}

/** Holds the booking modal of the whole site. */
export function BookingModalProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <OpenContext value={open}>
      {children}
      {isOpen && <LateBookingDialog form="navigationModal" onClose={close} />}
    </OpenContext>
  );
}
