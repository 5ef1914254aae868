import { useState } from 'react';

import { facts } from '@/site/facts';

import { showClock, showDate } from '../model/dubaiTime';
import type { FollowUp } from '../model/followUp';
import type { Lead } from '../model/lead';
import { firstReply } from '../model/phone';
import { isUnfilled, languageOf, type Reply, type ReplyLanguage, replyText } from '../model/replies';
import { replyDrafts } from '../store/drafts';
import type { DeskView } from '../store/useDesk';

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
  /** WhatsApp was opened with it, or it was copied: the text stays, but is no longer unsaved work. */
  noteSent: () => void;
}

/** A prepared reply to a lead. Another reply or language replaces what was written; a changed text is kept for its account until it is sent. */
export function useReply(lead: Lead, followUp: FollowUp | undefined, { member, missed, now }: DeskView): ReplyDraft {
  const [chosen, setChosen] = useState<{ reply?: Reply; language?: ReplyLanguage }>({});
  const [sent, setSent] = useState<string>();
  const written = replyDrafts.useOf(member.id).get(lead.id);
  const reply = written?.reply ?? chosen.reply ?? firstReply(lead.id, missed);
  const language = written?.language ?? chosen.language ?? languageOf(lead);
  const text = written?.text ?? sent ?? replyText(reply, language, lead, member.name, facts.studioName);
  const earliest = (followUp?.firstContactAt ?? lead.createdAt) + DAY_MS;

  const keep = (draft: typeof written): void => replyDrafts.keep(member.id, lead.id, draft);

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
      setChosen({ reply, language, ...change });
      setSent(undefined);
      keep(undefined);
    },
    write: (changed) => keep({ reply, language, text: changed }),
    noteSent() {
      if (!written) return;
      setChosen({ reply, language });
      setSent(text);
      keep(undefined);
    },
  };
}
