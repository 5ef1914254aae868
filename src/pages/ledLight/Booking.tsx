import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';

import { Button } from '@/ui/Button';
import type { ButtonLook } from '@/ui/buttonStyle';

const BookingDialog = lazy(async () => ({ default: (await import('./BookingDialog')).BookingDialog }));

const OpenContext = createContext<() => void>(() => undefined);

/** Holds the booking dialog of the page (§2); its script is fetched when it is first asked for. */
export function Booking({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <OpenContext value={open}>
      {children}
      {isOpen && (
        <Suspense>
          <BookingDialog onClose={close} />
        </Suspense>
      )}
    </OpenContext>
  );
}

interface BookButtonProps {
  look: ButtonLook;
  wide?: boolean;
  children: ReactNode;
}

/** Opens the booking dialog. Safari focuses a pressed button, to which the focus returns, only when it has a tabindex. */
export function BookButton({ look, wide = false, children }: BookButtonProps) {
  const open = useContext(OpenContext);
  return (
    <Button look={look} wide={wide} tabIndex={0} aria-haspopup="dialog" onClick={open}>
      {children}
    </Button>
  );
}
