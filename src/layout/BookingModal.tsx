import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';

import { DialogBoundary } from './DialogBoundary';

const loadDialog = async () => ({ default: (await import('./BookingDialog')).BookingDialog });
const BookingDialog = lazy(loadDialog);

const OpenContext = createContext<() => void>(() => undefined);

/** The function that opens the booking modal (§4). */
export function useBookingModal(): () => void {
  return useContext(OpenContext);
}

/** Holds the booking modal of the whole site; its script is fetched when it is first asked for. */
export function BookingModalProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <OpenContext value={open}>
      {children}
      {isOpen && (
        <DialogBoundary onClose={close}>
          <Suspense>
            <BookingDialog form="navigationModal" onClose={close} />
          </Suspense>
        </DialogBoundary>
      )}
    </OpenContext>
  );
}
