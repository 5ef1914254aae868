import { type ComponentType, createElement, useSyncExternalStore } from 'react';

/** Where toasts appear: the public site keeps its bottom corners for popup, chat and call bar, the staff area its head and the details of a lead. */
export type ToastArea = 'public' | 'staff';
type Stack = ComponentType<{ area: ToastArea }>;

let stack: Stack | undefined;
const listeners = new Set<() => void>();

/** Called by ui/toast.tsx, which comes with the first part that may have something to say. */
export function provideStack(provided: Stack): void {
  stack = provided;
  for (const listener of listeners) listener();
}

/** The place of all toasts. Render it once, outside of the pages. */
export function Toaster({ area }: { area: ToastArea }) {
  const Shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => stack,
    () => undefined,
  );
  return Shown && createElement(Shown, { area });
}
