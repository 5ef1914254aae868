import type { ReactNode } from 'react';

import { classNames } from '@/lib/classNames';

import type { Mark } from '../model/followUp';

const tones: Record<Mark['sign'], string> = {
  waiting: 'text-ink-soft',
  'due soon': 'font-semibold text-warn',
  overdue: 'font-semibold text-error',
  'not answered': 'text-mute',
  contacted: 'text-ink-soft',
  booked: 'text-success',
  lost: 'text-mute',
};

/** A sign and its words, on one line. */
export function MarkLine({ mark: { sign, text } }: { mark: Mark }) {
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
