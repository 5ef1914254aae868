import type { ReactNode } from 'react';

import { classNames } from '@/lib/classNames';

import { useDesk, useDeskState, useNow } from '../DeskContext';
import { type Status, statusOf } from '../model/followUp';
import type { Lead } from '../model/lead';

/** The state of a lead as an icon and words. Renders nothing while the follow-ups are unknown. */
export function StatusBadge({ lead, deleted = false }: { lead: Lead; deleted?: boolean }) {
  const { member } = useDesk();
  const { phase, snapshot } = useDeskState();
  const now = useNow();
  if (deleted) return <Badge status={DELETED} />;
  if (phase === 'loading') {
    return <span aria-hidden="true" className="my-[3px] skeleton w-20" />;
  }
  if (phase !== 'loaded') return null;
  return <Badge status={statusOf(lead, snapshot.followUps.get(lead.id), member.id, now)} />;
}

const DELETED: Status = { icon: 'lost', text: 'Deleted' };

const tones: Record<Status['icon'], string> = {
  waiting: 'text-ink-soft',
  'due soon': 'font-semibold text-warn',
  overdue: 'font-semibold text-error',
  'not answered': 'text-mute',
  contacted: 'text-ink-soft',
  booked: 'text-success',
  lost: 'text-mute',
};

function Badge({ status: { icon, text } }: { status: Status }) {
  return (
    <span dir="ltr" title={text} className={classNames('flex items-center gap-1.5 text-caption/4 font-normal', tones[icon])}>
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
        {icons[icon]}
      </svg>
      <span className="truncate">{text}</span>
    </span>
  );
}

const ring = <circle cx="7" cy="7" r="5.5" />;

const icons: Record<Status['icon'], ReactNode> = {
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
      <path d="m4.4 7.2 1.8 1.8 3.4-3.8" stroke="Canvas" />
    </>
  ),
  lost: (
    <>
      {ring}
      <path d="M4.5 7h5" />
    </>
  ),
};
