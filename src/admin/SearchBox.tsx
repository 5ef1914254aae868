import type { RefObject } from 'react';

import { fieldBoxDense } from '@/ui/fieldStyle';
import { Icon } from '@/ui/Icon';

import { StaffIcon } from './StaffIcon';

interface SearchBoxProps {
  id: string;
  /** The field, so that the focus can be put into it. */
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

/** The search field of the dashboard, with its own button to empty it. */
export function SearchBox({ id, ref, value, onChange, disabled }: SearchBoxProps) {
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
        value={value}
        onChange={(event) => onChange(event.target.value)}
        disabled={disabled}
        className={`${fieldBoxDense} max-md:text-body/none pr-11 pl-11 [&::-webkit-search-cancel-button]:hidden`}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onChange('');
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
