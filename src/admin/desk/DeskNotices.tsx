import { NoticeStrip } from '../NoticeStrip';
import type { DeskView } from './useDesk';

/** Above the leads: what is missing of the desk, and that this computer's clock is wrong. `shown`: whether the leads are there. */
export function DeskNotices({ view: { phase, clockWarning, retry }, shown }: { view: DeskView; shown: boolean }) {
  const problem = shown ? problemOf(phase) : undefined;
  return (
    <>
      <NoticeStrip action={{ label: 'Try again', onPress: retry }}>{problem}</NoticeStrip>
      <NoticeStrip>{shown && phase === 'loaded' ? clockWarning : undefined}</NoticeStrip>
    </>
  );
}

function problemOf(phase: DeskView['phase']): string | undefined {
  if (phase === 'failed') return 'Follow-up could not be loaded. The leads are complete; states and clocks are missing.';
  if (phase === 'missing') return 'Follow-up is not set up yet: the latest database migration has not been run.';
  return undefined;
}
