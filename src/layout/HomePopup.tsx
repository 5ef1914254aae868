import { lazy, Suspense } from 'react';

import { usePopupTiming } from './usePopupTiming';

const PopupCard = lazy(async () => ({ default: (await import('./PopupCard')).PopupCard }));

/** The lead popup of the home page (§2, §4). Its script is fetched when it is due. */
export function HomePopup() {
  const [due, close] = usePopupTiming('home');
  if (!due) return null;
  return (
    <Suspense>
      <PopupCard form="homePopup" onClose={close} />
    </Suspense>
  );
}
