import type { CSSProperties } from 'react';
import { Toaster, toast } from 'sonner';

import type { ToastArea, ToastNote } from './toast';
import { ToastCard } from './ToastCard';

const SUCCESS_MS = 6000;
const GAP_PX = 12;

const width: CSSProperties & Record<'--width', string> = { '--width': '400px' };

const places = {
  public: {
    position: 'top-right',
    offset: { top: 'calc(var(--bar-height) + 16px)', right: 24 },
    mobileOffset: { top: 'calc(var(--bar-height) + 12px)', left: 12, right: 12 },
  },
  staff: { position: 'bottom-right', offset: { bottom: 24, right: 24 }, mobileOffset: { bottom: 12, left: 12, right: 12 } },
} as const;

/** The stack of toasts (sonner), with our own cards in it. Pausing on hover and focus, swiping and the live region are sonner's. */
export function SonnerToaster({ area }: { area: ToastArea }) {
  return <Toaster {...places[area]} expand visibleToasts={4} gap={GAP_PX} style={width} />;
}

export function present(note: ToastNote): void {
  const failed = note.kind === 'destructive';
  toast.custom((id) => <ToastCard note={note} onDismiss={() => toast.dismiss(id)} />, {
    ...(failed && { id: note.text }),
    duration: failed ? Number.POSITIVE_INFINITY : SUCCESS_MS,
    className: 'w-full',
  });
}

export function withdraw(text: string): void {
  toast.dismiss(text);
}
