import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

import { useModal } from './useModal';

interface SheetProps {
  onClose: () => void;
  /** Called after the sheet has closed in any way. The caller must then place the focus. */
  onClosed: () => void;
  children: ReactNode;
}

/** A full-screen dialog for phones, which must contain a SheetTitle. Clicking a toast above the sheet does not close the sheet. */
export function Sheet({ onClose, onClosed, children }: SheetProps) {
  const content = useModal(true, onClose, true);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={document.body}>
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          onCloseAutoFocus={onClosed}
          onInteractOutside={(event) => event.preventDefault()}
          className="notices-above fixed inset-0 z-dialog scroll-pt-36 scroll-pb-20 overflow-y-auto bg-porcelain shadow-porcelain outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The title, and accessible name, of a Sheet. */
export function SheetTitle({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Radix.Title dir="auto" className={className}>
      {children}
    </Radix.Title>
  );
}
