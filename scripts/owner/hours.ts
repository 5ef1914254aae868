// The checks of src/site/studioHours.ts, of which the database has a copy.
import { isDeepStrictEqual } from 'node:util';

import { addDays, DAY_MINUTES, hoursOn, type Opening, openingsOf, turningDays } from '../../src/site/openings.ts';
import type { StudioHours } from '../../src/site/studioHours.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^[1-9]\d{3}-(0[1-9]|1[0-2])-\d{2}$/;

/** The least number of days ahead for which Ramadan and holidays have to be known. */
const KNOWN_DAYS = 60;

type Fields = Readonly<Record<string, unknown>>;

/** Returns the first problem of these hours as a sentence. The database finds the same ones (`private.hours_problem`). */
export function hoursProblem(value: unknown, now = Date.now()): string | undefined {
  const hours = { exceptions: [], ...fieldsOf(value) };
  return isReadable(hours) ? calendarProblem(hours, now) : shapeProblem(hours);
}

/** The statement that gives the database these hours. */
export function setHoursLine(hours: StudioHours): string {
  return `select private.set_hours('${JSON.stringify(hours, withoutKnownUntil)}');`;
}

/** Returns whether the database has these hours, in any order of their keys. */
export function areStored(stored: string, hours: StudioHours): boolean {
  const read = (text: string): unknown => JSON.parse(text, withoutKnownUntil);
  try {
    return isDeepStrictEqual(read(stored), read(JSON.stringify(hours)));
  } catch {
    return false;
  }
}

function withoutKnownUntil(key: string, value: unknown): unknown {
  return key === 'knownUntil' ? undefined : value;
}

/** What the owner has to do about the hours, one sentence at most. */
export function hoursPoints(hours: StudioHours, now = Date.now()): string[] {
  const { knownUntil } = hours;
  const problem = hoursProblem(hours, now);
  if (problem !== undefined) return [problem];
  if (knownUntil === undefined) return ["knownUntil is missing. For example `knownUntil: '2027-06-30'`"];
  return knownUntil < addDays(dubaiDay(now), KNOWN_DAYS) ? [`knownUntil is ${knownUntil}, less than ${KNOWN_DAYS} days ahead.`] : [];
}

function isReadable(hours: Fields): hours is Fields & StudioHours {
  return shapeProblem(hours) === undefined;
}

function shapeProblem({ exceptions, ...usual }: Fields): string | undefined {
  const list: unknown[] | undefined = Array.isArray(exceptions) ? exceptions : undefined;
  return (
    unknownKey(usual, ['knownUntil', ...keysOfHours(usual)]) ??
    (list ? undefined : 'exceptions is not known here.') ??
    ('knownUntil' in usual ? dayProblem(usual.knownUntil) : undefined) ??
    openingsProblem('every day', usual) ??
    first(list ?? [], (exception) => exceptionProblem(fieldsOf(exception)))
  );
}

function exceptionProblem(exception: Fields): string | undefined {
  const [from, to] = [named(exception.from), named(exception.to)];
  const isClosed = 'closed' in exception;
  return (
    unknownKey(exception, ['from', 'to', ...(isClosed ? ['closed'] : keysOfHours(exception))]) ??
    first([exception.from, exception.to], dayProblem) ??
    (from > to ? `${from} is after ${to}.` : undefined) ??
    (exception.closed === true ? undefined : openingsProblem(from, isClosed ? {} : exception))
  );
}

function openingsProblem(day: string, hours: Fields): string | undefined {
  const noHours = `${day} has no hours; write opens and closes, spans or closed: true.`;
  const hasList = 'spans' in hours;
  const spans = hasList ? hours.spans : [hours];
  if (!Array.isArray(spans) || spans.length === 0) return noHours;
  return first(spans.map(fieldsOf), (span) => {
    const { opens, closes } = span;
    return (
      (hasList ? unknownKey(span, ['opens', 'closes']) : undefined) ??
      ([opens ?? undefined, closes ?? undefined].includes(undefined) ? noHours : undefined) ??
      first([opens, closes === '24:00' ? '00:00' : closes], timeProblem) ??
      (opens === closes ? `${day}: opens and closes at ${named(opens)}; write closed: true.` : undefined)
    );
  });
}

function timeProblem(time: unknown): string | undefined {
  return typeof time === 'string' && TIME.test(time) ? undefined : `${named(time)} is not a time from 00:00 to 23:59.`;
}

function dayProblem(day: unknown): string | undefined {
  const isDay = typeof day === 'string' && DAY.test(day) && addDays(`${day.slice(0, 8)}01`, Number(day.slice(8)) - 1) === day;
  return isDay ? undefined : `${named(day)} is not a day like 2027-02-08.`;
}

/** The first problem that `problemOf` finds in these values. */
function first<T>(values: readonly T[], problemOf: (value: T) => string | undefined): string | undefined {
  for (const value of values) {
    const problem = problemOf(value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function calendarProblem(hours: StudioHours, now: number): string | undefined {
  const { exceptions } = hours;
  const [twice] = exceptions
    .flatMap((later, index) =>
      exceptions.slice(0, index).flatMap((one) => {
        const isInside = later.from >= one.from && later.to <= one.to && (later.from > one.from || later.to < one.to);
        return isInside || later.from > one.to || later.to < one.from ? [] : [later.from > one.from ? later.from : one.from];
      }),
    )
    .sort();
  if (twice !== undefined) return `${twice} is in two exceptions.`;
  const openingsAt = (day: string) => openingsOf(hoursOn(day, hours));
  // Between two changes all days are alike.
  const days = turningDays(exceptions).flatMap((day) => [addDays(day, -1), day]);
  const overlap = overlaps(openingsOf(hours), openingsOf(hours))
    ? 'every day'
    : days.sort().find((day) => overlaps(openingsAt(day), openingsAt(addDays(day, 1))));
  if (overlap !== undefined) return `${overlap}: two openings overlap.`;
  const isOpenSoon = Array.from({ length: 400 }, (_, ahead) => addDays(dubaiDay(now), ahead)).some((day) => openingsAt(day).length > 0);
  return isOpenSoon ? undefined : 'The studio would be closed for 400 days.';
}

/** Returns whether an opening of a day ends after the next one begins, on the same day or on the next. */
function overlaps(today: readonly Opening[], tomorrow: readonly Opening[]): boolean {
  const begin = [...today.map(({ opens }) => opens), ...tomorrow.map(({ opens }) => opens + DAY_MINUTES)];
  return today.some(({ closes }, index) => closes > (begin[index + 1] ?? closes));
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}

function keysOfHours(hours: Fields): string[] {
  return 'spans' in hours ? ['spans'] : ['opens', 'closes'];
}

function unknownKey(fields: Fields, known: readonly string[]): string | undefined {
  const [key] = Object.keys(fields)
    .filter((name) => !known.includes(name))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return key === undefined ? undefined : `${key} is not known here.`;
}

/** A value as a sentence names it. */
function named(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? 'a list' : Object(value) === value ? 'an object' : JSON.stringify(value ?? null);
}

/** The day in Dubai, like '2027-02-08'. */
function dubaiDay(time: number): string {
  return new Date(time + 4 * 3_600_000).toISOString().slice(0, 10);
}
