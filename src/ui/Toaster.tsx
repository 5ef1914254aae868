import { useSyncExternalStore } from 'react';

import { type ToastArea, toastState, watchToasts, withdrawToast } from './toast';
import { ToastCard } from './ToastCard';

/**
 * The place of all toasts. Render it once, outside of the pages. Its script comes with the first toast (or `prepareToasts`);
 * should it not come, the toast is shown all the same.
 */
export function Toaster({ area }: { area: ToastArea }) {
  const { presenter, stranded } = useSyncExternalStore(watchToasts, toastState, toastState);
  const Stack = presenter?.SonnerToaster;
  return (
    <>
      {Stack && <Stack area={area} />}
      {stranded.length > 0 && (
        <div className="fixed inset-x-3 bottom-3 z-toast grid gap-3 md:left-auto md:w-[400px]">
          {stranded.map((note) => (
            <ToastCard key={note.text} note={note} onDismiss={() => withdrawToast(note.text)} />
          ))}
        </div>
      )}
    </>
  );
}
