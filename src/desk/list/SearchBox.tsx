import { type RefObject, startTransition, useState } from 'react';

import { fieldBoxDense } from '@/ui/fieldStyle';
import { Icon } from '@/ui/Icon';

import { StaffIcon } from '../StaffIcon';

interface SearchBoxProps {
  id: string;
  /** The field, so that the focus can be put into it. */
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  /** Behind the typing by a moment: a letter shows before anything else is done with it. */
  onChange: (value: string) => void;
  disabled: boolean;
}

/** The search field of the dashboard, with its own button to empty it. */
export function SearchBox({ id, ref, value, onChange, disabled }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }

  function write(next: string): void {
    setText(next);
    startTransition(() => onChange(next));
  }

  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-mute">
        <StaffIcon name="search" />
      </span>
      <input
        ref={ref}
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        placeholder="Name, email or phone"
        value={text}
        onChange={(event) => write(event.target.value)}
        disabled={disabled}
        className={`${fieldBoxDense} max-md:text-body/none pr-11 pl-11 [&::-webkit-search-cancel-button]:hidden`}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            write('');
            ref.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-ink-soft hover:text-ink"
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  );
}
