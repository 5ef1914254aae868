import { useId } from 'react';

import { useStore } from '@/lib/store';
import { Button } from '@/ui/Button';

import { cleanText } from '../../../supabase/functions/_shared/text';
import { useDesk } from '../DeskContext';
import { useLead } from '../lead/useLead';
import type { Lead } from '../model/lead';

/** In characters, as PostgreSQL counts them. */
const LIMIT = 4000;

/** A multi-line field. Its font is 16 px on phones, where a smaller font would zoom the page. */
export const areaDense =
  'block w-full resize-y rounded-sm edged bg-white px-3 py-2.5 text-small/6 text-ink placeholder:text-mute max-md:text-body/6';

interface NoteBoxProps {
  lead: Lead;
  off: boolean;
  deleted: boolean;
}

/** A note for the team, saved only by its button or Ctrl+Enter. */
export function NoteBox({ lead, off, deleted }: NoteBoxProps) {
  const { notes } = useDesk();
  const { act } = useLead(lead);
  const text = useStore(notes).get(lead.id) ?? '';
  const id = useId();
  // Clean the text, because the database rejects NUL and lone surrogates.
  const note = cleanText(text);
  const empty = note.trim() === '';
  const length = Array.from(note).length;
  const blocked = empty || off || length > LIMIT;

  function save(): void {
    if (blocked) return;
    act({ kind: 'note', text: note });
    notes.keep(lead.id, undefined);
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
        onChange={(event) => notes.keep(lead.id, event.target.value || undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          save();
        }}
        className={areaDense}
      />
      <div className="flex items-center gap-3">
        <Button dense variant="line" aria-disabled={blocked || undefined} onClick={save}>
          Save note
        </Button>
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
