import { useId } from 'react';

import { cleanText } from '@/lib/clean';

import { DenseButton } from '../DenseButton';
import { noteDrafts } from '../store/drafts';
import { areaDense } from './panelStyle';

/** In characters as PostgreSQL counts them. */
const LIMIT = 4000;

interface NoteBoxProps {
  account: string;
  leadId: string;
  /** As it has been typed so far. */
  text: string;
  off: boolean;
  /** The lead was deleted. */
  deleted: boolean;
  onSave: (text: string) => void;
}

/** A note for the team. It is saved by its button or by Ctrl+Enter, and never by itself. */
export function NoteBox({ account, leadId, text, off, deleted, onSave }: NoteBoxProps) {
  const id = useId();
  // The database refuses NUL and half a surrogate pair.
  const note = cleanText(text);
  const empty = note.trim() === '';
  const length = Array.from(note).length;
  const blocked = empty || off || length > LIMIT;

  function save(): void {
    if (blocked) return;
    onSave(note);
    noteDrafts.keep(account, leadId, undefined);
  }

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        Add a note for the team
      </label>
      <p id={`${id}-privacy`} className="-mt-1.5 text-ink-soft">
        Only what helps to answer. No health details.
      </p>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        aria-describedby={`${id}-privacy`}
        value={text}
        onChange={(event) => noteDrafts.keep(account, leadId, event.target.value || undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          save();
        }}
        className={areaDense}
      />
      <div className="flex items-center gap-3">
        <DenseButton look="line" aria-disabled={blocked || undefined} onClick={save}>
          Save note
        </DenseButton>
        {!empty && <span className="font-medium text-warn">{stateOf(length, deleted)}</span>}
      </div>
    </div>
  );
}

function stateOf(length: number, deleted: boolean): string {
  if (deleted) return 'Not saved: the lead was deleted';
  const count = (number: number): string => number.toLocaleString('en');
  return length > LIMIT ? `Too long: ${count(length)} of ${count(LIMIT)} characters` : 'Not saved yet';
}
