import { NoticeStrip } from '@/ui/NoticeStrip';

import type { MailState } from './model/backend';
import { dubaiDay, showClock, showTime } from './model/dubaiTime';

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

function wordsOf({ mail, unmailed, oldest, failure }: MailState, at: number): string | undefined {
  if (mail === 'off') return 'Mails to the studio are not set up.';
  if (unmailed === 0) return undefined;
  const since = oldest !== null && dubaiDay(oldest) === dubaiDay(at) ? showClock(oldest) : showTime(oldest ?? Number.NaN);
  const why = failure === null ? '' : ` (${failure})`;
  return unmailed === 1
    ? `1 lead was not mailed to the studio, of ${since}. It is below.${why}`
    : `${unmailed} leads were not mailed to the studio, the oldest of ${since}. All are below.${why}`;
}
