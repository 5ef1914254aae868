import { facts } from '@/site/facts';
import type { PopupId } from '@/site/pages';

export const bookingDialog = {
  headline: 'Book Your',
  emphasis: 'Appointment',
  description: 'Leave your details and we’ll call to arrange a time.',
  assurances: ['By appointment only', 'Complimentary consultation', `Free parking at ${facts.hotel}`],
} as const;

export interface PopupContent {
  headline: string;
  /** Set in italics after the headline. */
  emphasis: string;
  description: string;
  note: string;
}

/** A popup's offer is for first-time clients only. */
const note = 'For first-time clients only.';

export const popups = {
  home: {
    headline: 'A complimentary',
    emphasis: 'consultation',
    description: 'Leave your number and we’ll call you back.',
    note,
  },
  browsLanding: {
    headline: 'Not sure',
    emphasis: 'what suits you?',
    description: 'Leave your number for a complimentary consultation.',
    note,
  },
  skinPen: {
    headline: 'Ask about',
    emphasis: 'your skin',
    description: 'A complimentary consultation, before we choose a treatment.',
    note,
  },
  microbladingNew: {
    headline: 'Shall we',
    emphasis: 'call you?',
    description: 'Leave your number and we’ll call you back.',
    note,
  },
} as const satisfies Record<PopupId, PopupContent>;
