import { useCallback } from 'react';

import { classNames } from '@/lib/classNames';

import { fieldBox, fieldBoxDense } from './fieldStyle';
import { Icon } from './Icon';
import type { SelectImplementationProps } from './SelectTrigger';

/** A native select that looks like SelectTrigger. */
export function NativeSelect({ ref, ...select }: Omit<SelectImplementationProps, 'opensAtOnce'>) {
  const { id, name, options, value, placeholder, onChange, density = 'form', disabled = false, active = false } = select;
  const chosen = options.some((option) => option.value === value);
  const field = useCallback(
    (element: HTMLSelectElement | null) => {
      // Mark the initial choice as the default. The boot loader compares the two to see whether the visitor has changed the form.
      for (const option of element?.options ?? []) option.defaultSelected = option.selected;
      return ref(element);
    },
    [ref],
  );
  return (
    <div
      className={classNames(
        'relative',
        density === 'dense' && '[--field-inset:10px] md:[--field-inset:12px]',
        chosen ? disabled && 'text-ink-soft' : 'text-mute',
      )}
    >
      <select
        ref={field}
        id={id}
        name={name}
        value={chosen ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        // An untrusted click replays one that was made before the scripts had loaded.
        onClick={({ isTrusted, currentTarget }) => !isTrusted && openList(currentTarget)}
        disabled={disabled}
        data-placeholder={chosen ? undefined : ''}
        className={classNames(
          density === 'form' ? fieldBox : `${fieldBoxDense} ps-(--field-inset) text-body!`,
          'appearance-none truncate pe-[calc(var(--field-inset)+24px)] leading-normal! data-placeholder:text-mute',
          active && 'border-rosewood bg-petal!',
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 inset-e-px grid pe-(--field-inset) place-items-center">
        <Icon name="down" size={16} />
      </span>
    </div>
  );
}

/** Opens the list. Browsers allow this only within seconds of a user gesture, and some never do. If refused, the select is only focused. */
function openList(select: HTMLSelectElement): void {
  select.focus({ preventScroll: true });
  try {
    select.showPicker();
  } catch {
    // The visitor's next click opens the list.
  }
}
