import { hoursProblem } from '../scripts/owner/hours.ts';
import type { OpeningClock } from '../src/desk/model/clock.ts';
import { addDays } from '../src/site/openings.ts';
import type { StudioHours } from '../src/site/studioHours.ts';
import { seededRandom } from './faults/plan.ts';

const HALF_HOUR_MS = 1_800_000;
const [DAY_MS, HOUR_MS] = [48 * HALF_HOUR_MS, 2 * HALF_HOUR_MS];
const INSTANTS = 12;

/** Stores hours if they have no problem, and counts with them. */
const FUNCTION = `
  create or replace function pg_temp.try_hours(p_hours jsonb, p_ones timestamptz[], p_twos timestamptz[])
    returns table (problem text, open float, is_open boolean, since float)
    language plpgsql as $$
  begin
    problem := private.hours_problem(p_hours);
    if problem is not null then
      return next;
    else
      perform private.set_hours(p_hours);
      return query
        select
          null, (1000 * extract(epoch from private.open_between(one, two)))::float, private.is_open(one),
          (1000 * extract(epoch from private.open_since(two, '60 minutes')))::float
        from unnest(p_ones, p_twos) with ordinality as pairs (one, two, place) order by place;
    end if;
  end;
  $$`;

/** Runs a query of the database. */
type Rows = (sql: string, values: unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/**
 * Makes random calendars until `count` of them are valid. Compares the database's sentence about each with ours and, of the valid ones, the
 * opening hours around random instants with those of the desk. Returns the differences, and the number of calendars that were refused.
 */
export async function compareHours(rows: Rows, clockOf: (hours: StudioHours) => OpeningClock, count: number, seed: number) {
  const differences: string[] = [];
  let refused = 0;
  await rows(FUNCTION, []);
  for (let name = 0; name - refused < count; name += 1) {
    const pick =
      (...keys: readonly (string | number)[]) =>
      (length: number) =>
        Math.floor(length * seededRandom(seed, 'hours', name, ...keys));
    const hours = randomHours(pick);
    const note = (what: string, ours: unknown, theirs: unknown) => {
      if (ours !== theirs)
        differences.push(`${JSON.stringify(hours)}, ${what}: ${JSON.stringify(ours)} here, ${JSON.stringify(theirs)} in the database`);
    };
    const problem = hoursProblem(hours) ?? null;
    const ones = Array.from({ length: INSTANTS }, (_, index) => FIRST_MS + HALF_HOUR_MS * pick('instant', index)(48 * 45));
    const twos = ones.map((one, index) => one + HALF_HOUR_MS * (pick('length', index)(48 * 5) - 24));
    const times = [ones, twos].map((list) => list.map((time) => new Date(time).toISOString()));
    const found = await rows('select * from pg_temp.try_hours($1, $2, $3)', [JSON.stringify(hours), ...times]);
    note('problem', problem, found[0]?.problem);
    if (problem !== null) {
      refused += 1;
      continue;
    }
    const clock = clockOf(hours);
    for (const [index, row] of found.entries()) {
      const [one = 0, two = 0] = [ones[index], twos[index]];
      const where = `${times[0]?.[index]} to ${times[1]?.[index]}`;
      note(`open ${where}`, clock.open(one, two), row.open);
      note(`is open ${where}`, clock.isOpen(one), row.is_open);
      const since = clock.before(two, HOUR_MS);
      note(`since ${where}`, row.since === null && since < two - 8 * DAY_MS ? null : since, row.since);
    }
  }
  return { differences, refused };
}

const FIRST_DAY = '2027-02-01';
const FIRST_MS = Date.parse(`${FIRST_DAY}T00:00:00+04:00`);
const TIMES = ['00:00', '01:30', '02:00', '09:00', '10:00', '14:00', '18:00', '20:00', '21:00', '23:30', '24:00'];

/** Usual hours and up to four exceptions within six weeks. */
function randomHours(pick: (...keys: readonly (string | number)[]) => (length: number) => number): StudioHours {
  const time = (...keys: readonly (string | number)[]) => TIMES[pick(...keys)(TIMES.length)];
  const openings = (place: number) => {
    const spans = [1, 2].map((number) => ({ opens: time(place, number, 'opens'), closes: time(place, number, 'closes') }));
    return pick(place, 'kind')(3) === 0 ? { spans } : spans[0];
  };
  const exceptions = Array.from({ length: pick('exceptions')(5) }, (_, index) => {
    const from = addDays(FIRST_DAY, pick(index + 1, 'from')(40));
    const days = { from, to: addDays(from, pick(index + 1, 'days')([1, 4, 30][pick(index + 1, 'length')(3)] ?? 1)) };
    return { ...days, ...(pick(index + 1, 'closed')(3) === 0 ? { closed: true } : openings(index + 1)) };
  });
  return JSON.parse(JSON.stringify({ ...openings(0), exceptions }));
}
