import { type ComponentType, createElement, useSyncExternalStore } from 'react';

/**
 * Area of the site, which decides where toasts appear. On the public site they leave the bottom corners free for the popup, the chat button
 * and the call bar. In the staff area they leave the top and the details of a lead free.
 */
export type ToastArea = 'public' | 'staff';
type Stack = ComponentType<{ area: ToastArea }>;

let stack: Stack | undefined;
const listeners = new Set<() => void>();

/** Called by ui/toast.tsx, which loads with the first part that may show a toast. */
export function registerToastStack(provided: Stack): void {
  stack = provided;
  for (const listener of listeners) listener();
}

/** Renders all toasts. Mount a single Toaster, outside the pages. */
export function Toaster({ area }: { area: ToastArea }) {
  const CurrentStack = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => stack,
    () => undefined,
  );
  return CurrentStack && createElement(CurrentStack, { area });
}
