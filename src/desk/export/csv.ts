import { studioClock } from '../model/clock';
import type { DeskLead, FollowUp } from '../model/states';

/** The columns that the desk adds to the CSV file, after Id; each is empty where there is nothing to say. */
export const DESK_COLUMNS: readonly { title: string; text: (entry: DeskLead, followUp: FollowUp | undefined) => string }[] = [
  { title: 'State', text: (_, followUp) => followUp?.state ?? 'New' },
  { title: 'Owner', text: (_, followUp) => followUp?.ownerName ?? '' },
  {
    title: 'First response (minutes)',
    text: ({ time }, followUp) =>
      followUp?.firstContactAt == null || Number.isNaN(time)
        ? ''
        : String(Math.floor(studioClock.open(time, followUp.firstContactAt) / 60_000)),
  },
];
