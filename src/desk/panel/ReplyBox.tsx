import { useId, useRef, useState } from 'react';

import { useStore } from '@/lib/store';
import { facts } from '@/site/facts';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Select } from '@/ui/Select';
import { showToast } from '@/ui/toast';

import { useDesk, useDeskState, useNow } from '../DeskContext';
import { ContactLinks } from '../lead/ContactLinks';
import { useLead } from '../lead/useLead';
import { showClock, showDate } from '../model/dubaiTime';
import { type Lead, leadTitle } from '../model/lead';
import {
  addressOf,
  firstReply,
  isUnfilled,
  languageOf,
  REPLIES,
  type Reply,
  type ReplyAddress,
  type ReplyLanguage,
  replyText,
  withTreatment,
} from '../model/replies';
import { touchUpDue } from '../model/visits';
import { areaDense } from './NoteBox';

const LANGUAGES: readonly { name: ReplyLanguage; lang: string }[] = [
  { name: 'English', lang: 'en' },
  { name: 'العربية', lang: 'ar' },
];

const ADDRESSES: readonly { name: ReplyAddress }[] = [{ name: 'To her' }, { name: 'Plural' }];

const DAY_MS = 24 * 60 * 60_000;
const ONCE = 'Send this only once to each lead. The history does not show which reply was sent.';

interface ReplyChoice {
  reply: Reply;
  language: ReplyLanguage;
  address: ReplyAddress;
}

/** The reply as chosen and edited, which becomes the prefilled WhatsApp text. */
interface ReplyDraft extends ReplyChoice {
  choices: readonly Reply[];
  text: string;
  /** Whether the text was edited and not yet sent or copied. */
  isEdited: boolean;
  /** What to consider before sending the reply. */
  note: string | undefined;
  /** Why the reply cannot be sent as it is. */
  obstacle: string | undefined;
  choose: (change: Partial<ReplyChoice>) => void;
  write: (text: string) => void;
  /** Call after the reply was sent or copied. The text stays but no longer counts as unsaved work. */
  noteSent: () => void;
}

/** The reply to a lead. Choosing a template, language or form of address replaces the text. An edited text is kept for its account until sent or copied. */
export function useReply(lead: Lead): ReplyDraft {
  const { member, replies } = useDesk();
  const { missedCalls, snapshot } = useDeskState();
  const { followUp } = useLead(lead);
  const now = useNow();
  const [chosen, setChosen] = useState<Partial<ReplyChoice>>({});
  const [sent, setSent] = useState<string>();
  const written = useStore(replies).get(lead.id);
  const isTouchUpDue = touchUpDue(lead, snapshot, now) !== undefined;
  const choices = REPLIES.filter((title) => title !== 'Touch-up' || isTouchUpDue || written?.reply === title);
  const reply = written?.reply ?? choices.find((title) => title === chosen.reply) ?? firstReply(lead.id, missedCalls, isTouchUpDue);
  const language = written?.language ?? chosen.language ?? languageOf(lead);
  const booked = withTreatment(lead, followUp);
  const address = written?.address ?? chosen.address ?? addressOf(booked);
  const prepared = replyText(reply, language, booked, member.name, facts.studioName, address);
  const text = written?.text ?? sent ?? prepared;
  const earliest = (followUp?.firstContactAt ?? lead.createdAt) + DAY_MS;

  function obstacle(): string | undefined {
    if (isUnfilled(text)) return 'Fill in day and time first.';
    return reply === 'Last question' && now < earliest ? `Not before ${showDate(earliest)}, ${showClock(earliest)}.` : undefined;
  }

  return {
    reply,
    choices,
    language,
    address,
    text,
    isEdited: written !== undefined && written.text !== prepared,
    note: reply === 'Last question' ? ONCE : undefined,
    obstacle: obstacle(),
    choose(change) {
      setChosen({ reply, language, address, ...change });
      setSent(undefined);
      replies.keep(lead.id, undefined);
    },
    write: (changed) => replies.keep(lead.id, { reply, language, address, text: changed }),
    noteSent() {
      if (!written) return;
      setChosen({ reply, language, address });
      setSent(text);
      replies.keep(lead.id, undefined);
    },
  };
}

interface ReplyBoxProps {
  lead: Lead;
  draft: ReplyDraft;
  /** Whether the WhatsApp link is below the text. */
  sends: boolean;
}

export function ReplyBox({ lead, draft, sends }: ReplyBoxProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { press } = useLead(lead);
  const { reply, choices, language, address, text, note, obstacle, write } = draft;
  const [change, setChange] = useState<Partial<ReplyChoice>>();

  function choose(wanted: Partial<ReplyChoice>): void {
    if (draft.isEdited) setChange(wanted);
    else draft.choose(wanted);
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      draft.noteSent();
      showToast({ title: 'Success', text: 'Text copied', kind: 'success' });
    } catch {
      // If the browser refuses, select the text so that it can be copied manually.
      box.current?.select();
    }
  }

  return (
    <div className="grid gap-2">
      <div className="desk-rows items-center gap-y-2">
        <label htmlFor={`${id}-reply`} className="font-medium text-ink-soft">
          Reply
        </label>
        <Select
          id={`${id}-reply`}
          density="dense"
          options={choices.map((title) => ({ value: title, label: title }))}
          value={reply}
          onChange={(title) => choose({ reply: choices.find((known) => known === title) ?? reply })}
        />
        <Chips label="Language" choices={LANGUAGES} chosen={language} onChoose={(name) => choose({ language: name })} />
        {language === 'العربية' && (
          <Chips label="Address" choices={ADDRESSES} chosen={address} onChoose={(name) => choose({ address: name })} />
        )}
      </div>
      <textarea
        ref={box}
        dir="auto"
        lang={language === 'English' ? 'en' : 'ar'}
        rows={6}
        aria-label={`Message to ${leadTitle(lead)}`}
        aria-describedby={obstacle === undefined ? undefined : `${id}-obstacle`}
        value={text}
        onChange={(event) => write(event.target.value)}
        className={areaDense}
      />
      {note !== undefined && <p className="text-ink-soft">{note}</p>}
      {obstacle !== undefined && (
        <p id={`${id}-obstacle`} className="font-semibold text-warn">
          {obstacle}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {sends && (
          <ContactLinks
            lead={lead}
            text={text}
            channels={['whatsapp']}
            blocked={obstacle !== undefined}
            onPress={(channel) => {
              draft.noteSent();
              press(channel);
            }}
          />
        )}
        <Button dense variant="line" onClick={() => void copy()}>
          Copy text
        </Button>
      </div>
      {change && (
        <ConfirmDialog
          title="Replace the edited message?"
          description="What you have typed will be lost."
          action="Replace"
          onConfirm={() => {
            draft.choose(change);
            setChange(undefined);
          }}
          onCancel={() => setChange(undefined)}
        />
      )}
    </div>
  );
}

interface ChipsProps<Name extends string> {
  label: string;
  choices: readonly { name: Name; lang?: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** A row of buttons of which one is pressed. Pressing that one again changes nothing. */
function Chips<Name extends string>({ label, choices, chosen, onChoose }: ChipsProps<Name>) {
  return (
    <>
      <span className="font-medium text-ink-soft">{label}</span>
      <div role="group" aria-label={label} className="flex gap-1.5">
        {choices.map(({ name, lang }) => (
          <button
            key={name}
            type="button"
            lang={lang}
            aria-pressed={name === chosen}
            onClick={() => name !== chosen && onChoose(name)}
            className="desk-chip"
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
