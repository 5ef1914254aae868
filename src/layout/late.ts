import { laterWithStyles, openedPart } from '@/boot/LatePart';

import type { BookingDialogProps } from './BookingDialog';
import type { PriceMessageProps } from './PriceMessage';

export const LateBookingDialog = openedPart<BookingDialogProps>(async () => (await import('./BookingDialog')).BookingDialog);
export const LatePriceMessage = openedPart<PriceMessageProps>(async () => (await import('./PriceMessage')).PriceMessage);
export const latePopupCard = laterWithStyles(async () => (await import('./PopupCard')).popupCard);
