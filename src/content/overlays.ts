import { facts } from '@/site/facts';

/** Words of the booking dialogs and popups. */
export const bookingDialog = {
  headline: 'Book Your',
  emphasis: 'Appointment',
  description: 'Leave your details and we call to agree a time.',
  assurances: ['By appointment only', 'Complimentary consultation', `Complimentary parking at ${facts.hotel}`],
} as const;

export const homePopup = {
  headline: 'A complimentary',
  emphasis: 'consultation',
  description: 'Leave a number and we call you back.',
  /** §9: the popup's offer is for first-time clients only. */
  note: 'For first-time clients only',
} as const;
