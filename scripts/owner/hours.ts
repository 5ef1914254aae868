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
export function areStored(stored: string | undefined, hours: StudioHours): boolean {
  const read = (text: string) => ({ exceptions: [], ...fieldsOf(JSON.parse(text, withoutKnownUntil)) });
  try {
    return isDeepStrictEqual(read(stored ?? ''), read(JSON.stringify(hours)));
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

function shapeProblem(hours: Fields): string | undefined {
  const { exceptions } = hours;
  if (!Array.isArray(exceptions)) return 'exceptions is not known here.';
  return first([hours, ...exceptions], (part) => partProblem(fieldsOf(part), part === hours));
}

/** The first problem of the usual hours or of an exception. */
function partProblem(fields: Fields, isUsual: boolean): string | undefined {
  const { closed, spans = [fields], knownUntil } = fields;
  const [from, to] = [named(fields.from), named(fields.to)];
  const day = isUsual ? 'every day' : from;
  const noHours = `${day} has no hours; write opens and closes, spans or closed: true.`;
  const openings: unknown[] = closed === undefined && Array.isArray(spans) ? spans : [];
  const isListed = 'spans' in fields;
  const keys = isListed ? ['spans'] : ['opens', 'closes'];
  const days = knownUntil === undefined ? [] : [named(knownUntil)];
  return (
    unknownKey(fields, isUsual ? ['exceptions', 'knownUntil', ...keys] : ['from', 'to', ...(closed === undefined ? keys : ['closed'])]) ??
    first(isUsual ? days : [from, to], (text) => (isDay(text) ? undefined : `${text} is not a day like 2027-02-08.`)) ??
    (from > to ? `${from} is after ${to}.` : undefined) ??
    (openings.length > 0 || closed === true ? undefined : noHours) ??
    first(openings.map(fieldsOf), (span) => {
      const [opens, closes] = [named(span.opens), named(span.closes)];
      const wrong = [opens, closes === '24:00' ? '00:00' : closes].find((time) => !TIME.test(time));
      return (
        (isListed ? unknownKey(span, ['opens', 'closes']) : undefined) ??
        ([opens, closes].includes('null') ? noHours : undefined) ??
        (wrong === undefined ? undefined : `${wrong} is not a time from 00:00 to 23:59.`) ??
        (opens === closes ? `${day}: opens and closes at ${opens}; write closed: true.` : undefined)
      );
    })
  );
}

function isDay(text: string): boolean {
  return DAY.test(text) && addDays(`${text.slice(0, 8)}01`, Number(text.slice(8)) - 1) === text;
}

function unknownKey(fields: Fields, known: readonly string[]): string | undefined {
  const key = Object.keys(fields).find((name) => !known.includes(name));
  return key === undefined ? undefined : `${key} is not known here.`;
}

/** The first problem that `problemOf` finds in these values. */
function first<T>(values: readonly T[], problemOf: (value: T) => string | undefined): string | undefined {
  return values.map(problemOf).find((problem) => problem !== undefined);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}

/** A value as the database names it: JSON, unless it is a text. */
function named(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

function calendarProblem(hours: StudioHours, now: number): string | undefined {
  const { exceptions } = hours;
  const [twice] = exceptions
    .flatMap((later, index) => exceptions.slice(0, index).map((one) => ({ one, later })))
    .filter(({ one, later }) => later.from <= one.to && later.to >= one.from)
    .filter(({ one, later }) => later.from < one.from || later.to > one.to || (later.from === one.from && later.to === one.to))
    .map(({ one, later }) => (later.from > one.from ? later.from : one.from))
    .sort();
  if (twice !== undefined) return `${twice} is in two exceptions.`;
  const openingsAt = (day: string) => openingsOf(hoursOn(day, hours));
  // Between two changes all days are alike. On a day long past, the usual hours apply.
  const days = ['0001-01-01', ...turningDays(exceptions).flatMap((day) => [addDays(day, -1), day])].sort();
  const overlap = days.find((day) => overlaps(openingsAt(day), openingsAt(addDays(day, 1))));
  if (overlap !== undefined) return `${overlap === days[0] ? 'every day' : overlap}: two openings overlap.`;
  const today = dubaiDay(now);
  const isOpenSoon = Array.from({ length: 400 }, (_, ahead) => addDays(today, ahead)).some((day) => openingsAt(day).length > 0);
  return isOpenSoon ? undefined : 'The studio would be closed for 400 days.';
}

/** Returns whether an opening of a day ends after the next one begins, on the same day or on the next. */
function overlaps(today: readonly Opening[], tomorrow: readonly Opening[]): boolean {
  const begin = [...today.map(({ opens }) => opens), ...tomorrow.map(({ opens }) => opens + DAY_MINUTES)];
  return today.some(({ closes }, index) => closes > (begin[index + 1] ?? closes));
}

/** The day in Dubai, like '2027-02-08'. */
function dubaiDay(time: number): string {
  return new Date(time + 4 * 3_600_000).toISOString().slice(0, 10);
}
