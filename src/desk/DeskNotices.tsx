import { NoticeStrip } from '@/ui/NoticeStrip';

import { useOthersWork } from './store/heldWork';
import type { DeskView } from './store/useDesk';
import { useIsOnline } from './useIsOnline';

/** Its text is written to no disk. */
const NOTE_WAITS = ' A note is among them: it is lost when this page is closed or loaded again.';
/** Says neither whose it is nor what it holds. */
const OTHERS_WORK = 'Unsaved work of another account waits in this tab. It is kept for that account until the tab is closed.';
const OFFLINE = 'You are offline. WhatsApp and calls still work; changes are sent when the connection is back.';

/** Above the leads: what is missing of the desk, what waits, and that this computer's clock is wrong. `shown`: whether the leads are there. */
export function DeskNotices({ view, shown }: { view: DeskView; shown: boolean }) {
  const { phase, clockWarning, waiting, holdsNote, retry, member } = view;
  const online = useIsOnline();
  const othersWork = useOthersWork(member.id);
  const problem = shown ? problemOf(phase) : undefined;
  return (
    <>
      <NoticeStrip action={{ label: 'Try again', onPress: retry }}>{problem}</NoticeStrip>
      <NoticeStrip>{shown && phase === 'loaded' ? clockWarning : undefined}</NoticeStrip>
      <NoticeStrip>{online ? undefined : OFFLINE}</NoticeStrip>
      <NoticeStrip>{waiting > 0 ? waitingText(waiting) + (holdsNote ? NOTE_WAITS : '') : undefined}</NoticeStrip>
      <NoticeStrip>{othersWork ? OTHERS_WORK : undefined}</NoticeStrip>
    </>
  );
}

function problemOf(phase: DeskView['phase']): string | undefined {
  if (phase === 'failed') return 'Follow-up could not be loaded. The leads are complete; states and clocks are missing.';
  if (phase === 'missing') return 'Follow-up is not set up yet: the latest database migration has not been run.';
  return undefined;
}

function waitingText(waiting: number): string {
  return waiting === 1 ? '1 change waits for the connection.' : `${waiting} changes wait for the connection.`;
}
