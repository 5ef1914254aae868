import { useId, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { Button } from '@/ui/Button';

import { useDesk, useNow } from '../DeskContext';
import type { CampaignFigures } from '../model/campaigns';
import {
  amount,
  bookedRate,
  campaignName,
  MIN_LEADS_FOR_RATE,
  OTHERS,
  type Period,
  PERIODS,
  secondLine,
  sortedCampaigns,
  spendPerBooked,
  totalOf,
} from '../model/campaignTable';
import { monthStart } from '../model/dubaiTime';
import { useQuery } from '../useQuery';
import { GoogleAdsExport } from './GoogleAdsExport';
import { QueryStatus } from './QueryStatus';
import { SpendDialog } from './SpendDialog';

const PER_BOOKED = 'Cost per booking';

/** What each campaign cost and brought, for whole months. */
export function ByCampaign() {
  const id = useId();
  const { campaigns } = useDesk();
  const [period, setPeriod] = useState<Period>(PERIODS[0]);
  const now = useNow();
  const from = monthStart(now, period.first);
  const to = monthStart(now, period.end);
  const query = useQuery(`${from} ${to}`, () => campaigns.campaignFigures(from, to));
  const [typesSpend, setTypesSpend] = useState(false);
  const { data } = query;
  const figures = typeof data === 'object' ? sortedCampaigns(data) : [];

  return (
    <figure aria-labelledby={id} tabIndex={-1} className="flex min-w-0 flex-col gap-3 bg-white px-4 pt-2 pb-4 outline-none md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <figcaption id={id} className="py-3 text-small/5 font-semibold">
          By campaign
        </figcaption>
        <div role="group" aria-label="Period" className="flex flex-wrap gap-2">
          {PERIODS.map((each) => (
            <button key={each.name} type="button" aria-pressed={each === period} onClick={() => setPeriod(each)} className="desk-chip">
              {each.name}
            </button>
          ))}
        </div>
      </div>
      <QueryStatus {...query}>
        {data === 'missing' && <span>Campaigns are not set up yet: the latest database migration has not been run.</span>}
        {typeof data === 'object' && figures.length === 0 && <span>No leads in this period.</span>}
      </QueryStatus>
      {figures.length > 0 && <CampaignTable labelledBy={id} figures={figures} />}
      <p className="text-ink-soft">Visits whose campaign a privacy tool removed from the address count as direct.</p>
      {figures.some(({ leads }) => leads < MIN_LEADS_FOR_RATE) && (
        <p className="text-ink-soft">Rates need at least {MIN_LEADS_FOR_RATE} leads.</p>
      )}
      {data !== 'missing' && (
        <div className="flex flex-wrap items-center gap-2">
          <Button dense variant="line" onClick={() => setTypesSpend(true)}>
            Enter spend
          </Button>
          <GoogleAdsExport />
        </div>
      )}
      {typesSpend && (
        <SpendDialog
          seen={figures.filter(({ channel }) => channel !== OTHERS)}
          onSaved={query.reload}
          onClose={() => setTypesSpend(false)}
        />
      )}
    </figure>
  );
}

/** The columns after the first. Below 700 px, those that are not `narrow` are a second line in the first cell. */
const COLUMNS: readonly { title: string; cell: (figures: CampaignFigures) => string; narrow?: true }[] = [
  { title: 'Leads', cell: ({ leads }) => amount(leads), narrow: true },
  { title: 'Answered', cell: ({ answered }) => amount(answered) },
  { title: 'Booked', cell: ({ booked }) => amount(booked), narrow: true },
  { title: 'Booked rate', cell: bookedRate },
  { title: 'Came', cell: ({ came }) => amount(came) },
  { title: 'Value', cell: ({ value }) => amount(value) },
  { title: 'Spend', cell: ({ spend }) => amount(spend) },
  { title: PER_BOOKED, cell: spendPerBooked, narrow: true },
];
const cellStyle = (narrow: true | undefined): string =>
  classNames('ps-3 text-end tabular-nums last:min-w-18 @min-[1000px]:ps-8 @min-[1000px]:last:min-w-24', !narrow && '@max-[700px]:hidden');

function CampaignTable({ labelledBy, figures }: { labelledBy: string; figures: readonly CampaignFigures[] }) {
  return (
    <table aria-labelledby={labelledBy} className="w-full">
      <thead>
        <tr className="align-bottom text-ink-soft *:pb-1 *:font-semibold">
          <th scope="col" className="w-full text-start">
            Campaign
          </th>
          {COLUMNS.map(({ title, narrow }) => (
            <th key={title} scope="col" className={cellStyle(narrow)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((campaign) => (
          <Line key={`${campaign.channel}\n${campaign.campaign}`} figures={campaign} />
        ))}
      </tbody>
      <tfoot>
        <Line figures={totalOf(figures)} total />
      </tfoot>
    </table>
  );
}

/** The total has no cost per booking: it would mix leads that were paid for with leads that were not. */
function Line({ figures, total = false }: { figures: CampaignFigures; total?: boolean }) {
  return (
    <tr className={classNames('border-t align-top *:py-1.5', total ? 'border-hair-strong font-semibold' : 'border-sand')}>
      <th scope="row" className="max-w-0 text-start font-medium in-[tfoot]:font-semibold">
        <bdi className="line-clamp-4 wrap-anywhere">{campaignName(figures)}</bdi>
        {/* As wide as the table: the numbers beside the name end above it. */}
        <span className="block w-[calc(100cqw-40px)] font-normal text-ink-soft @min-[700px]:hidden">{secondLine(figures)}</span>
      </th>
      {COLUMNS.map(({ title, cell, narrow }) => (
        <td key={title} className={classNames('whitespace-nowrap', cellStyle(narrow))}>
          {total && title === PER_BOOKED ? '–' : cell(figures)}
        </td>
      ))}
    </tr>
  );
}
