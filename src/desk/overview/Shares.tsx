import { useId, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { TextButton } from '@/ui/TextButton';

import { shortText } from '../model/lead';
import { labelOf } from '../model/names';
import type { Share } from '../model/overview';
import { Figure } from './Figure';

interface SharesProps {
  caption: 'By source' | 'By inquiry';
  shares: readonly Share[];
  total: Share;
  /** The stored value that the list is filtered by. */
  pressed: string | undefined;
  /** Toggles the filter. */
  onPress: (value: string | undefined) => void;
}

/** Longer lists are shown in full on request. */
const SHORT_LIST = 5;

export function Shares({ caption, shares, total, pressed, onPress }: SharesProps) {
  const isBySource = caption === 'By source';
  const nameOf = ({ value }: Share): string => labelOf(isBySource ? 'source' : 'service', value);
  const cells = (share: Share) => [share.leads, share.answered, share.booked, `${share.bookedRate}%`];
  const [most] = shares;
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  // The chosen one stays in view, so that it can be pressed again.
  const listed = showsAll ? shares : shares.filter(({ value }, index) => index < SHORT_LIST || value === pressed);
  const summary = most
    ? `${total.leads} leads, ${total.booked} of them booked; most from ${shortText(nameOf(most))}: ${most.leads}.`
    : 'No leads.';
  return (
    <Figure
      caption={caption}
      table={{
        columns: [isBySource ? 'Source' : 'Inquiry', 'Leads', 'Answered', 'Booked', 'Booked rate'],
        rows: shares.map((share) => [nameOf(share), ...cells(share)]),
        total: ['Total', ...cells(total)],
      }}
    >
      <svg role="img" aria-label={summary} viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-1 mb-1.5 block h-1.5 w-full">
        <rect width="100" height="2" className="fill-rosewood/25" />
        <rect width={(100 * total.answered) / Math.max(1, total.leads)} height="2" className="fill-rosewood/65" />
        <rect width={total.bookedRate} height="2" className="fill-success" />
      </svg>
      <p className="mb-1 text-ink-soft tabular-nums">
        {total.leads} leads, <b className="font-medium text-rosewood">{total.answered} answered</b>,{' '}
        <b className="font-medium text-success">{total.booked} booked</b>
      </p>
      <ul id={id} className="-mx-2">
        {listed.map((share) => (
          <li key={share.value}>
            <button
              type="button"
              aria-pressed={share.value === pressed}
              onClick={() => onPress(share.value === pressed ? undefined : share.value)}
              className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-sm px-2 py-1.5 text-start hover:bg-plaster aria-pressed:bg-petal"
            >
              <bdi className="truncate">{shortText(nameOf(share))}</bdi>{' '}
              <span className="whitespace-nowrap text-ink-soft tabular-nums">
                {share.leads} · {share.bookedRate}% booked
              </span>
              <span aria-hidden="true" className="col-span-2 mt-1 block h-1 bg-sand">
                <span
                  className={classNames('block border-t-4', share.value === pressed ? 'border-oxblood' : 'border-rosewood/65')}
                  style={{ width: `${(100 * share.leads) / Math.max(1, most?.leads ?? 1)}%` }}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shares.length > SHORT_LIST && (
        <TextButton aria-expanded={showsAll} aria-controls={id} onClick={() => setShowsAll(!showsAll)} className="-mx-2 -mb-3 self-start">
          {showsAll ? `Show the first ${SHORT_LIST}` : `Show all ${shares.length}`}
        </TextButton>
      )}
    </Figure>
  );
}
