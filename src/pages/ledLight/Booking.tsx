import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

import type { LedOption, ledLight as content } from '@/content/ledLight';
import { Button } from '@/ui/Button';
import type { ButtonVariant } from '@/ui/buttonStyle';

import { LateBookingDialog } from './late';

const OpenContext = createContext<(option?: LedOption) => void>(() => undefined);

/** Renders the page and its booking dialog, which any BookButton inside opens. */
export function Booking({ dialog, children }: { dialog: typeof content.dialog; children: ReactNode }) {
  const [selection, setSelection] = useState<{ option: LedOption | undefined }>();
  const open = useCallback((option?: LedOption) => setSelection({ option }), []);
  const close = useCallback(() => setSelection(undefined), []);
  return (
    <OpenContext value={open}>
      {children}
      {selection && <LateBookingDialog {...dialog} option={selection.option} onClose={close} />}
    </OpenContext>
  );
}

interface BookButtonProps {
  variant: ButtonVariant;
  wide?: boolean;
  /** The option to book. If omitted, the visitor names the option in the dialog. */
  option?: LedOption;
  children: ReactNode;
}

/**
 * Opens the booking dialog. The button has a tabindex because otherwise Safari does not focus it on click and the dialog cannot return the
 * focus.
 */
export function BookButton({ variant, wide = false, option, children }: BookButtonProps) {
  const open = useContext(OpenContext);
  return (
    <Button
      variant={variant}
      wide={wide}
      tabIndex={0}
      aria-haspopup="dialog"
      onClick={() => open(option)}
      {...LateBookingDialog.openerProps}
    >
      {children}
    </Button>
  );
}
