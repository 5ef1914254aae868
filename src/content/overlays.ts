import { facts } from '@/site/facts';
import type { PopupId } from '@/site/pages';

export const bookingDialog = {
  headline: 'Book Your',
  emphasis: 'Appointment',
  description: 'Leave your details and we call to agree a time.',
  assurances: ['By appointment only', 'Complimentary consultation', `Complimentary parking at ${facts.hotel}`],
} as const;

export interface PopupWords {
  headline: string;
  /** Set in italics after the headline. */
  emphasis: string;
  description: string;
  note: string;
}

/** A popup's offer is for first-time clients only. */
const note = 'For first-time clients only';

export const popups = {
  home: {
    headline: 'A complimentary',
    emphasis: 'consultation',
    description: 'Leave a number and we call you back.',
    note,
  },
  browsLanding: {
    headline: 'Which brow',
    emphasis: 'is yours?',
    description: 'A complimentary consultation, before anything is shaped.',
    note,
  },
  skinPen: {
    headline: 'Ask about',
    emphasis: 'your skin',
    description: 'A complimentary consultation, before any needle is chosen.',
    note,
  },
  microbladingNew: {
    headline: 'Shall we',
    emphasis: 'call you?',
    description: 'Leave a number and an artist calls you back.',
    note,
  },
} as const satisfies Record<PopupId, PopupWords>;
