import { markOf } from '../model/followUp';
import type { Lead } from '../model/lead';
import { useDeskView } from '../store/useDesk';
import { MarkLine } from './MarkLine';

/** How a lead stands: a sign and its words. Nothing where the follow-ups are not known. */
export function LeadMark({ lead, deleted }: { lead: Lead; deleted: boolean }) {
  const { phase, desk, now } = useDeskView();
  if (deleted) return <MarkLine mark={{ sign: 'lost', text: 'Deleted' }} />;
  if (phase === 'loading') {
    return <span aria-hidden="true" className="my-[3px] block h-2.5 w-20 max-w-full animate-breathe rounded-sm bg-sand" />;
  }
  if (phase !== 'loaded') return null;
  return <MarkLine mark={markOf(lead, desk.followUps.get(lead.id), desk.me, now)} />;
}
