import { openedPart } from '@/boot/LatePart';

import type { BookingDialogProps } from './BookingDialog';

export const LateBookingDialog = openedPart<BookingDialogProps>(async () => (await import('./BookingDialog')).BookingDialog);
