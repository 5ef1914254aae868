import { studioClock } from '../model/clock';
import type { FollowUp } from '../model/followUp';
import type { Lead } from '../model/lead';

/** The columns that the desk adds to the CSV file, after Id; each is empty where there is nothing to say. */
export const DESK_COLUMNS: readonly { title: string; text: (lead: Lead, followUp: FollowUp | undefined) => string }[] = [
  { title: 'State', text: (_, followUp) => followUp?.state ?? 'New' },
  { title: 'Owner', text: (_, followUp) => followUp?.ownerName ?? '' },
  {
    title: 'First response (minutes)',
    text: ({ createdAt }, followUp) =>
      followUp?.firstContactAt == null || Number.isNaN(createdAt)
        ? ''
        : String(Math.floor(studioClock.open(createdAt, followUp.firstContactAt) / 60_000)),
  },
];
