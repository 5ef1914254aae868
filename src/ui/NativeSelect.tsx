import { type RefCallback, useCallback, useState } from 'react';

import { classNames } from '@/lib/classNames';

import { fieldBox, fieldBoxDense, fieldInUse } from './fieldStyle';
import { Icon } from './Icon';
import type { SelectProps } from './SelectTrigger';

type NativeSelectProps = SelectProps & { isHidden: boolean; ref: RefCallback<HTMLElement> | undefined; onLeave(): void };

/**
 * A native select that looks like SelectTrigger. A hidden one, beside a Radix list, holds any value for the form's data, and for the
 * browser, which restores it after Back.
 */
export function NativeSelect({ isHidden, ref, onLeave, ...select }: NativeSelectProps) {
  const { id, name, options, value, placeholder, onChange, density = 'form', disabled = false, active = false } = select;
  const chosen = options.some((option) => option.value === value);
  const [initial] = useState(chosen ? value : '');
  const field = useCallback(
    (element: HTMLSelectElement | null) => {
      // The boot loader compares the choice with this default to see whether the visitor has changed the form.
      for (const option of element?.options ?? []) if (option.value === initial && !option.defaultSelected) option.defaultSelected = true;
      return ref?.(element);
    },
    [ref, initial],
  );
  return (
    <div
      hidden={isHidden}
      className={classNames(
        'relative',
        density === 'dense' && '[--field-inset:10px] md:[--field-inset:12px]',
        chosen ? disabled && 'text-ink-soft' : 'text-mute',
      )}
    >
      <select
        ref={field}
        id={isHidden ? undefined : id}
        name={name}
        value={chosen || isHidden ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        onPointerEnter={onLeave}
        disabled={disabled}
        data-placeholder={chosen ? undefined : ''}
        className={classNames(
          density === 'form' ? fieldBox : `${fieldBoxDense} ps-(--field-inset) text-body!`,
          'appearance-none truncate pe-[calc(var(--field-inset)+24px)] leading-normal! data-placeholder:text-mute',
          active && fieldInUse,
        )}
      >
        {placeholder !== undefined && <option value={isHidden && !chosen ? value : ''}>{placeholder}</option>}
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
