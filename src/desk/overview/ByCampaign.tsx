import { useId, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { Button } from '@/ui/Button';

import { useDesk, useNow } from '../DeskContext';
import type { CampaignFigures } from '../model/campaigns';
import { type CampaignLine, FEWEST_LEADS, lineOf, type Period, PERIODS, restOf, sortedCampaigns, totalOf } from '../model/campaignTable';
import { monthStart } from '../model/dubaiTime';
import { GoogleAdsExport } from './GoogleAdsExport';
import { Reading, useReading } from './Reading';
import { SpendDialog } from './SpendDialog';

/** What each campaign cost and brought, for whole months. */
export function ByCampaign() {
  const id = useId();
  const { campaigns } = useDesk();
  const [period, setPeriod] = useState<Period>(PERIODS[0]);
  const now = useNow();
  const from = monthStart(now, period.first);
  const to = monthStart(now, period.end);
  const { result, reload } = useReading(`${from} ${to}`, () => campaigns.campaignFigures(from, to));
  const [typesSpend, setTypesSpend] = useState(false);
  const figures = typeof result === 'object' ? sortedCampaigns(result) : [];

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
      <Reading result={result} onTryAgain={reload}>
        {result === 'missing' && 'Campaigns are not set up yet: the latest database migration has not been run.'}
        {typeof result === 'object' && figures.length === 0 && 'No leads in this period.'}
      </Reading>
      {figures.length > 0 && <CampaignTable labelledBy={id} figures={figures} />}
      {figures.some(({ leads }) => leads < FEWEST_LEADS) && <p className="text-ink-soft">No rate below {FEWEST_LEADS} leads.</p>}
      {result !== 'missing' && (
        <div className="flex flex-wrap items-center gap-2">
          <Button dense look="line" onClick={() => setTypesSpend(true)}>
            Type in spend
          </Button>
          <GoogleAdsExport />
        </div>
      )}
      {typesSpend && <SpendDialog seen={figures} onSaved={reload} onClose={() => setTypesSpend(false)} />}
    </figure>
  );
}

/** Below 700 px, columns without `narrow` are a second line in the first cell. */
const COLUMNS: readonly { title: string; cell: keyof CampaignLine; narrow?: true }[] = [
  { title: 'Campaign', cell: 'name', narrow: true },
  { title: 'Leads', cell: 'leads', narrow: true },
  { title: 'Answered', cell: 'answered' },
  { title: 'Booked', cell: 'booked', narrow: true },
  { title: 'Booked rate', cell: 'rate' },
  { title: 'Came', cell: 'came' },
  { title: 'Value', cell: 'value' },
  { title: 'Spend', cell: 'spend' },
  { title: 'AED per booked', cell: 'perBooked', narrow: true },
];
const cellStyle = (narrow: true | undefined): string => classNames('ps-3 text-end tabular-nums', !narrow && '@max-[700px]:hidden');

function CampaignTable({ labelledBy, figures }: { labelledBy: string; figures: readonly CampaignFigures[] }) {
  return (
    <table aria-labelledby={labelledBy} className="w-full">
      <thead>
        <tr className="align-bottom text-ink-soft">
          {COLUMNS.map(({ title, narrow }, index) => (
            <th key={title} scope="col" className={classNames('pb-1 font-semibold', index === 0 ? 'w-full text-start' : cellStyle(narrow))}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((campaign) => (
          <Line key={`${campaign.channel}\n${campaign.campaign}`} line={lineOf(campaign)} />
        ))}
      </tbody>
      <tfoot className="border-t border-hair-strong font-semibold">
        <Line line={totalOf(figures)} />
      </tfoot>
    </table>
  );
}

function Line({ line }: { line: CampaignLine }) {
  return (
    <tr className="border-t border-sand align-top">
      <th scope="row" className="max-w-0 py-1.5 text-start font-[inherit]">
        <bdi className="line-clamp-2 wrap-anywhere">{line.name}</bdi>
        <span className="block font-normal text-ink-soft @min-[700px]:hidden">{restOf(line)}</span>
      </th>
      {COLUMNS.slice(1).map(({ cell, narrow }) => (
        <td key={cell} className={classNames('py-1.5', cellStyle(narrow))}>
          {line[cell]}
        </td>
      ))}
    </tr>
  );
}
