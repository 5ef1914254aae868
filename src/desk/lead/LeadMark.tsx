import type { LeadEntry } from '../model/leadIndex';
import { markOf } from '../model/states';
import { useDeskView } from '../store/useDesk';
import { MarkLine } from './MarkLine';

/** How a lead stands: a sign and its words. Nothing where the follow-ups are not known. */
export function LeadMark({ entry, deleted }: { entry: LeadEntry; deleted: boolean }) {
  const { phase, desk, now } = useDeskView();
  if (deleted) return <MarkLine mark={{ sign: 'lost', text: 'Deleted' }} />;
  if (phase === 'loading') {
    return <span aria-hidden="true" className="my-[3px] block h-2.5 w-20 max-w-full animate-breathe rounded-sm bg-sand" />;
  }
  if (phase !== 'loaded') return null;
  return <MarkLine mark={markOf(entry, desk.followUps.get(entry.lead.id), desk.me, now)} />;
}
