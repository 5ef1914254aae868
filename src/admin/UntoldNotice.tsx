import { dubaiDay, readTimestamp, showClock, showTime } from '@/leads/dubaiTime';
import type { MailState } from '@/leads/ports';
import { Sign } from '@/ui/Sign';

interface UntoldNoticeProps {
  /** Undefined while nothing is known of the mails. */
  state: MailState | undefined;
  /** When that was asked, in ms since 1970. */
  at: number;
}

/** Above the leads: that the studio has no mail of some of them, and why. Announced when it comes. */
export function UntoldNotice({ state, at }: UntoldNoticeProps) {
  const words = state && wordsOf(state, at);
  return (
    <div role="status">
      {words !== undefined && (
        <div className="grid grid-cols-[20px_1fr] gap-x-2.5 bg-warn-tint px-4 py-3 text-small/5 font-semibold text-warn md:flex md:items-center md:justify-center">
          <Sign name="alert" size={20} />
          <span>{words}</span>
        </div>
      )}
    </div>
  );
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
