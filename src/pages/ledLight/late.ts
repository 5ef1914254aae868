import { lazyDialog } from '@/boot/LatePart';

import type { BookingDialogProps } from './BookingDialog';

export const LateBookingDialog = lazyDialog<BookingDialogProps>(async () => (await import('./BookingDialog')).BookingDialog);
