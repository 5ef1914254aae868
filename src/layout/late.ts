import { openedPart, hydratedPart, laterWithStyles } from '@/boot/LatePart';
import { later } from '@/boot/later';
import { sleep } from '@/lib/sleep';

import type { BookingDialogProps } from './BookingDialog';
import type { PriceMessageProps } from './PriceMessage';

export const LateBookingDialog = openedPart<BookingDialogProps>(async () => (await import('./BookingDialog')).BookingDialog);
export const LatePriceMessage = openedPart<PriceMessageProps>(async () => (await import('./PriceMessage')).PriceMessage);
export const lateTimedPopup = later(async () => (await import('./timedPopupHost')).startTimedPopup);
export const latePopupCard = laterWithStyles(async () => (await import('./PopupCard')).popupCard);
/** The browser opens the menu without scripts. The script that makes the page behind it inert loads on first interaction. */
export const LateMobileMenu = hydratedPart<{ pathname: string }>(
  async () => (await import('./MobileMenu')).MobileMenu,
  '#mobile-menu, [popovertarget="mobile-menu"]',
);

/** A navigation waits at most this long for the header's menu, in ms. */
const MENU_TIMEOUT_MS = 1_000;

/** Resolves to true if the header can render another page. Without the menu script, React would delay that page indefinitely. */
export async function canHeaderChange(): Promise<boolean> {
  const { isLoaded, ready } = LateMobileMenu;
  if (isLoaded() || !document.getElementById('mobile-menu')) return true;
  return await Promise.race([ready(), sleep(MENU_TIMEOUT_MS)]).then(isLoaded, isLoaded);
}
