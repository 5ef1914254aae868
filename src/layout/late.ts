import { openedPart, standingPart } from '@/boot/LatePart';
import { later } from '@/boot/later';

import type { BookingDialogProps } from './BookingDialog';

export const LateBookingDialog = openedPart<BookingDialogProps>(async () => (await import('./BookingDialog')).BookingDialog);
export const lateTimedPopup = later(async () => (await import('./timedPopupHost')).startTimedPopup);
export const latePopupCard = later(async () => (await import('./PopupCard')).popupCard);
/** The browser opens it by itself; what covers the page behind it comes with the first touch. */
export const LateMobileMenu = standingPart<{ pathname: string }>(
  async () => (await import('./MobileMenu')).MobileMenu,
  '#mobile-menu, [popovertarget="mobile-menu"]',
);

/** Whether the bar can be drawn for another page: React would wait for its menu, be it a second or for ever. */
export function canBarChange(): boolean {
  return LateMobileMenu.isThere() || document.getElementById('mobile-menu') === null;
}
