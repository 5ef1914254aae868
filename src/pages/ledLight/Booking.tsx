import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';

import type { LedOption } from '@/content/ledLight';
import { Button } from '@/ui/Button';
import type { ButtonLook } from '@/ui/buttonStyle';

const BookingDialog = lazy(async () => ({ default: (await import('./BookingDialog')).BookingDialog }));

const OpenContext = createContext<(option?: LedOption) => void>(() => undefined);

/** Holds the booking dialog of the page (§2); its script is fetched when it is first asked for. */
export function Booking({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ option: LedOption | undefined }>();
  const open = useCallback((option?: LedOption) => setOpened({ option }), []);
  const close = useCallback(() => setOpened(undefined), []);
  return (
    <OpenContext value={open}>
      {children}
      {opened && (
        <Suspense>
          <BookingDialog option={opened.option} onClose={close} />
        </Suspense>
      )}
    </OpenContext>
  );
}

interface BookButtonProps {
  look: ButtonLook;
  wide?: boolean;
  /** What is booked; without it, the visitor says so in the dialog. */
  option?: LedOption;
  children: ReactNode;
}

/** Opens the booking dialog. Safari focuses a pressed button, to which the focus returns, only when it has a tabindex. */
export function BookButton({ look, wide = false, option, children }: BookButtonProps) {
  const open = useContext(OpenContext);
  return (
    <Button look={look} wide={wide} tabIndex={0} aria-haspopup="dialog" onClick={() => open(option)}>
      {children}
    </Button>
  );
}
