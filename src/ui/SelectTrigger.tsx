import type { ButtonHTMLAttributes, Ref } from 'react';

import { classNames } from '@/lib/classNames';

import { fieldBox, fieldBoxDense, fieldInUse } from './fieldStyle';
import { Icon } from './Icon';

interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps {
  /** Id of the field, for its label. */
  id: string;
  /** Name of the value in the form. */
  name?: string;
  options: readonly SelectOption[];
  /** The placeholder is shown for '' and for any value that no option has. */
  value: string;
  /** Omit this if an option is always selected. */
  placeholder?: string;
  onChange(value: string): void;
  density?: 'form' | 'dense';
  disabled?: boolean;
  /** Marks a filter that is in use. */
  active?: boolean;
}

interface SelectTriggerProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'value' | 'children'> {
  select: SelectProps;
  ref?: Ref<HTMLButtonElement>;
}

/** The button of a Select: it shows the choice and opens the Radix list. */
export function SelectTrigger({ select, ...button }: SelectTriggerProps) {
  const { id, options, value, placeholder, density = 'form', disabled = false, active = false } = select;
  const chosen = options.find((option) => option.value === value);
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-controls={undefined}
      aria-autocomplete="none"
      disabled={disabled}
      {...button}
      id={id}
      data-placeholder={chosen ? undefined : ''}
      className={classNames(
        density === 'form' ? `${fieldBox} gap-2` : `${fieldBoxDense} gap-1 max-md:px-2 md:gap-2`,
        'flex items-center justify-between text-start data-placeholder:text-mute',
        active && fieldInUse,
      )}
    >
      <span className="truncate leading-normal">{chosen?.label ?? placeholder}</span>
      <Icon name="down" size={16} />
    </button>
  );
}
