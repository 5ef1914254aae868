import { openedPart } from '@/boot/LatePart';
import { later } from '@/boot/later';

import type { BookingDialogProps } from './BookingDialog';

export const LateBookingDialog = openedPart<BookingDialogProps>(async () => (await import('./BookingDialog')).BookingDialog);
export const lateTimedPopup = later(async () => (await import('./timedPopupHost')).startTimedPopup);
export const latePopupCard = later(async () => (await import('./PopupCard')).popupCard);
