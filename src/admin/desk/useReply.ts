import { useState } from 'react';

import { isUnfilled, languageOf, type Reply, type ReplyLanguage, replyText } from '@/leads/desk/replies';
import type { DeskLead, FollowUp } from '@/leads/desk/states';
import { showClock, showDate } from '@/leads/dubaiTime';
import { facts } from '@/site/facts';

import { firstReply } from './contact';
import type { DeskView } from './useDesk';

const DAY_MS = 24 * 60 * 60_000;
const ONCE = 'Only once for each lead. The history does not tell which reply went out.';

/** The text that WhatsApp opens with, as somebody has chosen and changed it. */
export interface ReplyDraft {
  reply: Reply;
  language: ReplyLanguage;
  text: string;
  /** What to think of before it is sent. */
  remark: string | undefined;
  /** Why it cannot be sent as it is. */
  obstacle: string | undefined;
  choose: (change: { reply?: Reply; language?: ReplyLanguage }) => void;
  write: (text: string) => void;
}

/** A prepared reply to a lead. Another reply or language begins it anew. */
export function useReply({ lead, time }: DeskLead, followUp: FollowUp | undefined, { member, missed, now }: DeskView): ReplyDraft {
  const [chosen, setChosen] = useState<{ reply?: Reply; language?: ReplyLanguage }>({});
  const [written, setWritten] = useState<string>();
  const reply = chosen.reply ?? firstReply(lead.id, missed);
  const language = chosen.language ?? languageOf(lead);
  const text = written ?? replyText(reply, language, lead, member.name, facts.studioName);
  const earliest = (followUp?.firstContactAt ?? time) + DAY_MS;

  function obstacle(): string | undefined {
    if (isUnfilled(text)) return 'Fill in day and time first.';
    return reply === 'Last question' && now < earliest ? `Not before ${showDate(earliest)}, ${showClock(earliest)}.` : undefined;
  }

  return {
    reply,
    language,
    text,
    remark: reply === 'Last question' ? ONCE : undefined,
    obstacle: obstacle(),
    choose(change) {
      setChosen({ ...chosen, ...change });
      setWritten(undefined);
    },
    write: setWritten,
  };
}
