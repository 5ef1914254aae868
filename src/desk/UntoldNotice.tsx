import { NoticeStrip } from '@/ui/NoticeStrip';

import { dubaiDay, readTimestamp, showClock, showTime } from './model/dubaiTime';
import type { MailState } from './model/ports';

interface UntoldNoticeProps {
  /** Undefined while nothing is known of the mails. */
  state: MailState | undefined;
  /** When that was asked, in ms since 1970. */
  at: number;
}

/** Above the leads: that the studio has no mail of some of them, and why. */
export function UntoldNotice({ state, at }: UntoldNoticeProps) {
  return <NoticeStrip>{state && wordsOf(state, at)}</NoticeStrip>;
}

function wordsOf({ mail, untold, oldest, failure }: MailState, at: number): string | undefined {
  if (mail === 'off') return 'Mails to the studio are not set up.';
  if (untold === 0) return undefined;
  const time = readTimestamp(oldest ?? '');
  const since = !Number.isNaN(time) && dubaiDay(time) === dubaiDay(at) ? showClock(time) : showTime(time);
  const why = failure === null ? '' : ` (${failure})`;
  return untold === 1
    ? `1 lead was not mailed to the studio, of ${since}. It is below.${why}`
    : `${untold} leads were not mailed to the studio, the oldest of ${since}. All are below.${why}`;
}
