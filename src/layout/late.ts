import { openedPart, standingPart } from '@/boot/LatePart';
import { later } from '@/boot/later';

import type { BookingDialogProps } from './BookingDialog';
import type { MobileMenuProps } from './MobileMenu';

export const LateBookingDialog = openedPart<BookingDialogProps>(async () => (await import('./BookingDialog')).BookingDialog);
export const lateTimedPopup = later(async () => (await import('./timedPopupHost')).startTimedPopup);
export const latePopupCard = later(async () => (await import('./PopupCard')).popupCard);
/** The browser opens it by itself; what covers the page behind it comes with the first touch. */
export const LateMobileMenu = standingPart<MobileMenuProps>(
  async () => (await import('./MobileMenu')).MobileMenu,
  '#mobile-menu, [popovertarget="mobile-menu"]',
);
