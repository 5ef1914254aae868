import { type ReactNode, useId, useRef } from 'react';

import { Select } from '@/ui/Select';
import { showToast } from '@/ui/toast';

import { DenseButton } from '../DenseButton';
import { type Lead, leadTitle } from '../model/lead';
import { REPLIES, type ReplyLanguage } from '../model/replies';
import { areaDense } from './panelStyle';
import type { ReplyDraft } from './useReply';

const LANGUAGES: readonly { name: ReplyLanguage; lang: string }[] = [
  { name: 'English', lang: 'en' },
  { name: 'العربية', lang: 'ar' },
];

interface ReplyBoxProps {
  lead: Lead;
  draft: ReplyDraft;
  /** What sends it. */
  children: ReactNode;
}

/** A prepared reply, to be changed before it goes out. */
export function ReplyBox({ lead, draft, children }: ReplyBoxProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { reply, language, text, remark, obstacle, choose, write } = draft;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      draft.noteSent();
      showToast({ title: 'Success', text: 'Text copied', kind: 'success' });
    } catch {
      // The browser refuses: marked, it can be copied by hand.
      box.current?.select();
    }
  }

  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[84px_minmax(0,1fr)] items-center gap-y-2">
        <label htmlFor={`${id}-reply`} className="font-medium text-ink-soft">
          Reply
        </label>
        <Select
          id={`${id}-reply`}
          density="dense"
          options={REPLIES.map((title) => ({ value: title, label: title }))}
          value={reply}
          onChange={(title) => choose({ reply: REPLIES.find((known) => known === title) ?? reply })}
        />
        <span className="font-medium text-ink-soft">Language</span>
        <div role="group" aria-label="Language" className="flex gap-1.5">
          {LANGUAGES.map(({ name, lang }) => (
            <button
              key={name}
              type="button"
              lang={lang}
              aria-pressed={name === language}
              onClick={() => choose({ language: name })}
              className="min-h-11 rounded-full border border-hair-strong px-4 font-medium aria-pressed:border-oxblood aria-pressed:bg-petal aria-pressed:text-oxblood"
            >
              {name}
            </button>
          ))}
        </div>
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
      {remark !== undefined && <p className="text-ink-soft">{remark}</p>}
      {obstacle !== undefined && (
        <p id={`${id}-obstacle`} className="font-semibold text-warn">
          {obstacle}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <DenseButton look="line" onClick={() => void copy()}>
          Copy text
        </DenseButton>
      </div>
    </div>
  );
}
