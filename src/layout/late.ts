import { lazyModuleWithStyles, lazyDialog } from '@/boot/LatePart';

import type { BookingDialogProps } from './BookingDialog';
import type { PriceMessageProps } from './PriceMessage';

export const LateBookingDialog = lazyDialog<BookingDialogProps>(async () => (await import('./BookingDialog')).BookingDialog);
export const LatePriceMessage = lazyDialog<PriceMessageProps>(async () => (await import('./PriceMessage')).PriceMessage);
export const latePopupCard = lazyModuleWithStyles(async () => (await import('./PopupCard')).popupCard);
