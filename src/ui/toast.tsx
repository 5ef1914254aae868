import type { CSSProperties } from 'react';
import { Toaster, toast } from 'sonner';

import { ToastCard } from './ToastCard';
import { provideStack, type ToastArea } from './Toaster';

/** A notice that comes and goes by itself. `destructive` ones stay until they are dismissed. */
export interface ToastNote {
  title: string;
  text: string;
  kind: 'success' | 'destructive';
  /** What can be done about it; it is there a little longer then. */
  action?: { label: string; onPress: () => void } | undefined;
}

const SUCCESS_MS = 6000;
const ACTION_MS = 10_000;
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
function SonnerToaster({ area }: { area: ToastArea }) {
  return <Toaster {...places[area]} expand visibleToasts={4} gap={GAP_PX} style={width} />;
}

/** Shows a toast. It outlives navigation inside the site; a destructive one replaces an earlier one with the same text. */
export function showToast(note: ToastNote): void {
  const failed = note.kind === 'destructive';
  toast.custom((id) => <ToastCard note={note} onDismiss={() => toast.dismiss(id)} />, {
    ...(failed && { id: note.text }),
    duration: failed ? Number.POSITIVE_INFINITY : note.action ? ACTION_MS : SUCCESS_MS,
    className: 'w-full',
  });
}

/** Takes a toast back: its reason is gone. */
export function withdrawToast(text: string): void {
  toast.dismiss(text);
}

provideStack(SonnerToaster);
