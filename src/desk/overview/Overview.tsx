import { useId, useMemo } from 'react';

import { Button } from '@/ui/Button';

import { useDesk, useDeskState, useNow } from '../DeskContext';
import { useLeadList } from '../list/LeadListContext';
import { showDate, showDays } from '../model/dubaiTime';
import { overviewOf } from '../model/overview';
import { useQuery } from '../useQuery';
import { ByCampaign } from './ByCampaign';
import { BarChart, Figure } from './Figure';
import { QueryStatus } from './QueryStatus';
import { Shares } from './Shares';

const STEPS = ['0–15', '15–30', '30–45', '45–60', '60–75', '75–90', '90–105', '105–120', 'over 120'];
const REFRESH_MS = 60_000;

/** The leads of the last thirty days: their sources, response times and bookings. */
export function Overview() {
  const { snapshot } = useDeskState();
  const now = useNow();
  const { filter, setFilter } = useLeadList();
  const minute = now - (now % REFRESH_MS);
  const { days, sources, inquiries, total, firstResponse, kept, hours, whileClosed, neverAnswered } = useMemo(
    () => overviewOf(snapshot, minute),
    [snapshot, minute],
  );
  const recent = filter.overview === 'Last 30 days';
  const hourNames = hours.map((_, hour) => String(hour));
  const busiest = hours.indexOf(Math.max(...hours));
  const bestDay = days.reduce((best, day) => (day.leads > best.leads ? day : best));

  return (
    <section aria-label="Overview, 30 days" className="grid gap-px border border-sand bg-sand md:grid-cols-2 xl:grid-cols-6">
      <div className="grid md:col-span-2 xl:col-span-6">
        <LastWeek />
      </div>
      <div className="grid xl:col-span-2">
        <Figure
          caption="Leads per day"
          table={{ columns: ['Day', 'Leads'], rows: days.map(({ day, leads }) => [day, leads]), total: ['Total', total.leads] }}
        >
          <BarChart
            values={days.map(({ leads }) => leads)}
            labels={[dayLabel(days[0]?.day), dayLabel(days[days.length / 2]?.day), 'Today']}
            summary={`${total.leads} leads in 30 days, at most ${bestDay.leads} a day, on ${dayLabel(bestDay.day)}.`}
          />
        </Figure>
      </div>
      <div className="grid xl:col-span-2">
        <Shares
          caption="By source"
          shares={sources}
          total={total}
          pressed={recent ? filter.source : undefined}
          onPress={(source) => setFilter({ source, overview: source === undefined ? undefined : 'Last 30 days' })}
        />
      </div>
      <div className="grid xl:col-span-2">
        <Shares
          caption="By inquiry"
          shares={inquiries}
          total={total}
          pressed={recent ? filter.service : undefined}
          onPress={(service) => setFilter({ service, overview: service === undefined ? undefined : 'Last 30 days' })}
        />
      </div>
      <div className="grid xl:col-span-3">
        <Figure
          caption="First response"
          table={{
            columns: ['Open minutes', 'Leads'],
            rows: STEPS.map((step, index) => [step, firstResponse[index] ?? 0]),
            total: ['Total', sum(firstResponse)],
          }}
          note={
            <p className="pt-2 text-ink-soft">
              <b className="font-semibold text-ink">
                {kept.withinPromise} of {kept.due} answered within two open hours
              </b>
              , {kept.within15} within 15 minutes.
            </p>
          }
        >
          <BarChart
            numbered
            values={firstResponse}
            labels={STEPS}
            marked={(index) => index === STEPS.length - 1}
            summary={`${kept.withinPromise} of ${kept.due} answered within two open hours.`}
          />
        </Figure>
      </div>
      <div className="grid md:col-span-2 xl:col-span-3">
        <Figure
          caption="When leads come"
          table={{ columns: ['Hour', 'Leads'], rows: hours.map((leads, hour) => [hour, leads]), total: ['Total', sum(hours)] }}
          note={
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2">
              <p className="text-ink-soft">{whileClosed} % came while closed</p>
              <Button
                dense
                variant="line"
                aria-pressed={filter.overview === 'Never answered'}
                onClick={() => setFilter({ overview: filter.overview === 'Never answered' ? undefined : 'Never answered' })}
              >
                Never answered, {neverAnswered}
              </Button>
            </div>
          }
        >
          <BarChart
            values={hours}
            labels={hourNames.filter((_, hour) => hour % 6 === 0).concat('24')}
            summary={`Most leads come at ${busiest}:00; ${whileClosed} % came while closed.`}
          />
        </Figure>
      </div>
      <div className="@container grid md:col-span-2 xl:col-span-6">
        <ByCampaign />
      </div>
    </section>
  );
}

/** Last week's figures and one piece of advice, as the owner gets them by email. */
function LastWeek() {
  const id = useId();
  const { lastWeek } = useDesk();
  const query = useQuery('', lastWeek);
  const week = query.data;
  return (
    <figure aria-labelledby={id} tabIndex={-1} className="flex min-w-0 flex-col gap-3 bg-white px-4 pt-2 pb-4 outline-none md:px-5">
      <figcaption id={id} className="pt-3 text-small/5 font-semibold">
        {week ? `Last week, ${showDays(...week.days)}` : 'Last week'}
      </figcaption>
      <QueryStatus {...query} />
      {week && (
        <>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-[repeat(5,auto)]">
            {week.facts.map(([label, value]) => (
              <div key={label} className="flex flex-col justify-between max-md:last:col-span-2">
                <dt className="text-dense text-ink-soft">{label}</dt>
                <dd className="text-label font-medium whitespace-nowrap md:text-card">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="border-t border-sand pt-3 font-medium wrap-anywhere">{week.advice}</p>
        </>
      )}
    </figure>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** '2026-11-20' -> '20 Nov' */
function dayLabel(day: string | undefined): string {
  return day === undefined ? '' : showDate(Date.parse(day));
}
