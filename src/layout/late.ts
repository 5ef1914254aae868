import { openedPart, standingPart } from '@/boot/LatePart';
import { later } from '@/boot/later';
import { sleep } from '@/lib/sleep';

import type { BookingDialogProps } from './BookingDialog';
import type { PriceMessageProps } from './PriceMessage';

export const LateBookingDialog = openedPart<BookingDialogProps>(async () => (await import('./BookingDialog')).BookingDialog);
export const LatePriceMessage = openedPart<PriceMessageProps>(async () => (await import('./PriceMessage')).PriceMessage);
export const lateTimedPopup = later(async () => (await import('./timedPopupHost')).startTimedPopup);
export const latePopupCard = later(async () => (await import('./PopupCard')).popupCard);
/** The browser opens it by itself; what covers the page behind it comes with the first touch. */
export const LateMobileMenu = standingPart<{ pathname: string }>(
  async () => (await import('./MobileMenu')).MobileMenu,
  '#mobile-menu, [popovertarget="mobile-menu"]',
);

/** A navigation waits for the bar's menu this long, in ms. */
const PATIENCE_MS = 1_000;

/** Whether the bar can be drawn for another page: without its menu React would hold the page back, be it a second or for ever. */
export async function canBarChange(): Promise<boolean> {
  const { isThere, ready } = LateMobileMenu;
  if (isThere() || !document.getElementById('mobile-menu')) return true;
  return await Promise.race([ready(), sleep(PATIENCE_MS)]).then(isThere, isThere);
}
