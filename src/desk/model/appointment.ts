import { dayStartOf, dubaiDay, showDate, showFullDate, showWeekday } from './dubaiTime';
import type { Lead } from './lead';

/** What can be booked. A touch-up is offered from 28 days after the visit to `touchUpUntil` days after it, if at all. */
export const TREATMENTS = {
  brows: { label: 'Permanent brows', touchUpUntil: 56 },
  lips: { label: 'Permanent lips', touchUpUntil: 42 },
  eyeliner: { label: 'Permanent eyeliner', touchUpUntil: 56 },
  other: { label: 'Something else', touchUpUntil: undefined },
} as const;
export type Treatment = keyof typeof TREATMENTS;

export function isTreatment(name: string): name is Treatment {
  return Object.hasOwn(TREATMENTS, name);
}

/** The appointment of a booked lead. At least one part is set. */
export interface Appointment {
  /** '2026-11-27', in Dubai. */
  day: string | null;
  treatment: Treatment | null;
  /** In AED. */
  price: number | null;
}

/** The answer to an offered touch-up. */
export type TouchUp = 'offered' | 'declined';

/** '27 Nov, Permanent lips, AED 3,200', without the parts that are not set. */
export function appointmentText(appointment: Appointment): string {
  return partsOf(appointment, showDate).join(', ');
}

/** 'Fri 27 Nov 2026 · Permanent lips · AED 3,200 · came' */
export function appointmentLine({ appointment, came }: { appointment: Appointment | null; came: boolean | null }): string {
  if (!appointment) return 'no appointment';
  const parts = partsOf(appointment, (time) => `${showWeekday(time)} ${showFullDate(time)}`);
  return [...parts, ...(came === null ? [] : [cameText(came).toLowerCase()])].join(' · ');
}

export function cameText(came: boolean): string {
  return came ? 'Came' : 'Did not come';
}

export function touchUpText(touchUp: TouchUp): string {
  return touchUp === 'offered' ? 'Touch-up offered' : 'Touch-up not wanted';
}

function partsOf({ day, treatment, price }: Appointment, show: (time: number) => string): string[] {
  return [
    ...(day === null ? [] : [show(dayStartOf(day))]),
    ...(treatment === null ? [] : [TREATMENTS[treatment].label]),
    ...(price === null ? [] : [`AED ${price.toLocaleString('en', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2 })}`]),
  ];
}

/** What is wrong with a typed appointment, by field. desk_act applies the same rules. */
export function appointmentFaults({ day, treatment, price }: Appointment, { createdAt }: Lead, now: number) {
  const today = dubaiDay(now);
  const first = Number.isNaN(createdAt) ? today : dubaiDay(createdAt);
  const last = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  const isEmpty = day === null && treatment === null && price === null;
  return {
    day: isEmpty
      ? 'A day, a treatment or a price, please.'
      : day === null || (day >= first && day <= last)
        ? undefined
        : `A day from ${showFullDate(dayStartOf(first))} on, please.`,
    price: price === null || (price >= 0 && price <= 100_000) ? undefined : 'A number from 0 to 100,000, please.',
  };
}
