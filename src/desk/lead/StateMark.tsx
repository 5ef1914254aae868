import type { ReactNode } from 'react';

import { classNames } from '@/lib/classNames';

import { useDesk, useDeskState, useNow } from '../DeskContext';
import { type Mark, markOf } from '../model/followUp';
import type { Lead } from '../model/lead';

/** The state of a lead as a sign and words. Renders nothing while the follow-ups are unknown. */
export function StateMark({ lead, deleted = false }: { lead: Lead; deleted?: boolean }) {
  const { member } = useDesk();
  const { phase, snapshot } = useDeskState();
  const now = useNow();
  if (deleted) return <MarkLine mark={DELETED} />;
  if (phase === 'loading') {
    return <span aria-hidden="true" className="my-[3px] skeleton w-20" />;
  }
  if (phase !== 'loaded') return null;
  return <MarkLine mark={markOf(lead, snapshot.followUps.get(lead.id), member.id, now)} />;
}

const DELETED: Mark = { sign: 'lost', text: 'Deleted' };

const tones: Record<Mark['sign'], string> = {
  waiting: 'text-ink-soft',
  'due soon': 'font-semibold text-warn',
  overdue: 'font-semibold text-error',
  'not answered': 'text-mute',
  contacted: 'text-ink-soft',
  booked: 'text-success',
  lost: 'text-mute',
};

function MarkLine({ mark: { sign, text } }: { mark: Mark }) {
  return (
    <span dir="ltr" title={text} className={classNames('flex items-center gap-1.5 text-caption/4 font-normal', tones[sign])}>
      <svg
        viewBox="0 0 14 14"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
        className="shrink-0"
      >
        {signs[sign]}
      </svg>
      <span className="truncate">{text}</span>
    </span>
  );
}

const ring = <circle cx="7" cy="7" r="5.5" />;

const signs: Record<Mark['sign'], ReactNode> = {
  waiting: ring,
  'due soon': (
    <>
      <circle cx="7" cy="7" r="5.5" opacity="0.35" />
      <path d="M7 1.5a5.5 5.5 0 0 1 5.5 5.5" strokeWidth="2" />
    </>
  ),
  overdue: (
    <>
      {ring}
      <path d="M7 4v3.6M7 9.5v.6" />
    </>
  ),
  'not answered': <circle cx="7" cy="7" r="5.5" strokeDasharray="2 2" />,
  contacted: (
    <>
      {ring}
      <path d="M7 1.5a5.5 5.5 0 0 1 0 11Z" fill="currentColor" stroke="none" />
    </>
  ),
  booked: (
    <>
      <circle cx="7" cy="7" r="6" fill="currentColor" stroke="none" />
      <path d="m4.4 7.2 1.8 1.8 3.4-3.8" stroke="#fff" />
    </>
  ),
  lost: (
    <>
      {ring}
      <path d="M4.5 7h5" />
    </>
  ),
};
