import { dayStartOf, dubaiDay, showDate, showFullDate, showWeekday } from './dubaiTime';
import type { Lead } from './lead';

/**
 * The treatments that can be booked. `inReply`: its name in a reply; '' if a reply does not name it. `touchUpUntil`: for how many days after the
 * visit a touch-up is offered; undefined for none.
 */
export const TREATMENTS = {
  brows: { label: 'Permanent brows', inReply: 'brows', touchUpUntil: 56 },
  lips: { label: 'Permanent lips', inReply: 'lips', touchUpUntil: 42 },
  eyeliner: { label: 'Permanent eyeliner', inReply: 'eyeliner', touchUpUntil: 56 },
  other: { label: 'Something else', inReply: '', touchUpUntil: undefined },
} as const;
export type Treatment = keyof typeof TREATMENTS;

/** The answers about a visit, as stored and as shown. */
export const VISIT_TEXTS = { yes: 'Came', no: 'Did not come', offered: 'Touch-up offered', declined: 'Touch-up not wanted' } as const;
export type TouchUp = 'offered' | 'declined';

/** The appointment of a lead: at least one of the three. `day`: '2026-11-27' in Dubai. `price`: in AED. */
export interface Appointment {
  day: string | null;
  treatment: Treatment | null;
  price: number | null;
}

export function isTreatment(name: string): name is Treatment {
  return Object.hasOwn(TREATMENTS, name);
}

function partsOf({ day, treatment, price }: Appointment, show: (time: number) => string): string[] {
  return [
    day === null ? '' : show(dayStartOf(day)),
    treatment === null ? '' : TREATMENTS[treatment].label,
    price === null ? '' : `AED ${price.toLocaleString('en', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2 })}`,
  ].filter((part) => part !== '');
}

/** '27 Nov, Permanent lips, AED 3,200' */
export function appointmentText(appointment: Appointment): string {
  return partsOf(appointment, showDate).join(', ');
}

/** 'Fri 27 Nov 2026 · Permanent lips · AED 3,200 · came' */
export function appointmentLine({ appointment, came }: { appointment: Appointment | null; came: boolean | null }): string {
  if (!appointment) return 'no appointment';
  const parts = partsOf(appointment, (time) => `${showWeekday(time)} ${showFullDate(time)}`);
  return parts.concat(came === null ? [] : VISIT_TEXTS[came ? 'yes' : 'no'].toLowerCase()).join(' · ');
}

/** The fields of an appointment's form, as typed. */
export interface TypedAppointment {
  day: string;
  treatment: string;
  price: string;
}

/** An appointment as its form shows it. */
export function typedAppointment({ day, treatment, price }: Appointment): TypedAppointment {
  return { day: day ?? '', treatment: treatment ?? 'none', price: String(price ?? '') };
}

/** Checks a typed appointment. Returns errors by field. desk_act applies the same rules. */
export function appointmentErrors({ day, treatment, price }: Appointment, { createdAt }: Lead, now: number) {
  const today = dubaiDay(now);
  const first = Number.isNaN(createdAt) ? today : dubaiDay(createdAt);
  const last = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  const errors: { day?: string; price?: string } = {};
  if (day === null && treatment === null && price === null) errors.day = 'A day, a treatment or a price, please.';
  if (day !== null && !(day >= first && day <= last)) errors.day = `A day from ${showFullDate(dayStartOf(first))} on, please.`;
  if (price !== null && !(price >= 0 && price <= 100_000)) errors.price = 'A number from 0 to 100,000, please.';
  return errors;
}
