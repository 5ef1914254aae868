import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useEffect } from 'react';

import { registerOverlay } from '@/lib/overlays';

interface SheetProps {
  onClose: () => void;
  /** It is gone, however that came: the focus belongs somewhere now. */
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog that is the whole screen, for phones. It holds a SheetTitle. A press on a toast above it leaves it open. */
export function Sheet({ onClose, onClosed, children }: SheetProps) {
  useEffect(() => registerOverlay(), []);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={onClosed}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-dialog overflow-y-auto bg-porcelain outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The name of a Sheet. */
export function SheetTitle({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Radix.Title dir="auto" className={className}>
      {children}
    </Radix.Title>
  );
}
