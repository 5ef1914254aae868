import { useState, useSyncExternalStore } from 'react';

import { useStore } from '@/lib/store';
import { Notice } from '@/ui/Notice';

import { useDesk, useDeskState, useNow } from './DeskContext';
import type { MailState } from './model/backend';
import { clockWarning } from './model/clock';
import { dubaiDay, showClock, showTime } from './model/dubaiTime';
import { accountsWithUnsavedWork } from './store/unsavedWork';

/** Reveals neither the account nor its work. */
const OTHERS_WORK = 'Another account has unsaved work in this tab. It is kept for that account until the tab is closed.';
const OFFLINE = 'You are offline. WhatsApp and calls still work; changes are sent when the connection is back.';
const FAILED = 'Follow-ups couldn’t be loaded. Leads are shown without status or timers.';
const MISSING = 'Follow-up is not set up yet: the latest database migration has not been run.';

/** Notices above the leads: stale or missing data, waiting actions, a wrong clock, and unmailed leads. */
export function DeskNotices() {
  const { member, sync, reloadFollowUps, clockOffset } = useDesk();
  const { phase, waiting, unstored } = useDeskState();
  const { phase: leads, mailState, loadedAt } = useStore(sync);
  const othersWork = useStore(accountsWithUnsavedWork).some((account) => account !== member.id);
  const online = useIsOnline();
  useNow();
  const loaded = leads === 'loaded';
  const problem = phase === 'failed' ? FAILED : phase === 'missing' ? MISSING : undefined;
  return (
    <>
      <StaleNotice />
      <Notice action={{ label: 'Try again', onPress: reloadFollowUps }}>{loaded ? problem : undefined}</Notice>
      <Notice>{loaded && phase === 'loaded' ? clockWarning(clockOffset()) : undefined}</Notice>
      <Notice>{online ? undefined : OFFLINE}</Notice>
      <Notice>{waiting > 0 ? waitingText(waiting, unstored) : undefined}</Notice>
      <Notice>{othersWork ? OTHERS_WORK : undefined}</Notice>
      <Notice>{loaded && mailState ? mailText(mailState, loadedAt) : undefined}</Notice>
      <Notice>{loaded && mailState ? reminderText(mailState, loadedAt) : undefined}</Notice>
    </>
  );
}

/** Shows the age of the leads when newer ones could not be loaded. */
function StaleNotice() {
  const { sync } = useDesk();
  const { phase, isStale, loadedAt } = useStore(sync);
  const [trying, setTrying] = useState(false);

  async function tryAgain(): Promise<void> {
    setTrying(true);
    await sync.refresh();
    setTrying(false);
  }

  return (
    <Notice action={{ label: trying ? 'Trying again...' : 'Try again', busy: trying, onPress: () => void tryAgain() }}>
      {phase === 'loaded' && isStale ? `These are the leads of ${showClock(loadedAt)}. Newer ones could not be loaded.` : undefined}
    </Notice>
  );
}

/** `unstored`: what is in memory only. */
function waitingText(waiting: number, unstored: string | undefined): string {
  const count =
    waiting === 1 ? '1 change will be sent when you’re back online.' : `${waiting} changes will be sent when you’re back online.`;
  return unstored === undefined
    ? count
    : `${count} ${waiting === 1 ? 'It' : 'One of them'} is ${unstored}, which is lost if this page is closed or reloaded.`;
}

/** `now`: the time when the mail state was read, in ms since 1970. */
function mailText({ mail, unmailed, oldest, failure }: MailState, now: number): string | undefined {
  if (mail === 'off') return 'Emails to the studio are not set up.';
  if (unmailed === 0) return undefined;
  const since = showSince(oldest, now);
  const why = failure === null ? '' : ` (${failure})`;
  return unmailed === 1
    ? `1 lead was not emailed to the studio, received ${since}. It is in the list below.${why}`
    : `${unmailed} leads were not emailed to the studio, the oldest received ${since}. All are in the list below.${why}`;
}

function reminderText({ mail, overdue }: MailState, now: number): string | undefined {
  if (mail === 'off' || overdue === undefined) return undefined;
  return `The reminder of an unanswered lead, received ${showSince(overdue.received, now)}, is overdue. (${overdue.why})`;
}

/** '14:20', or '18 Nov 2026, 14:20' if that is not the day of `now`. */
function showSince(time: number | null, now: number): string {
  return time !== null && dubaiDay(time) === dubaiDay(now) ? showClock(time) : showTime(time ?? Number.NaN);
}

/** Follows navigator.onLine. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
