import type { RefCallback } from 'react';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps {
  /** The id of the field, for its label. */
  id: string;
  /** What the form calls the value. */
  name?: string;
  options: readonly SelectOption[];
  /** '' shows the placeholder; so does a value that no option has. */
  value: string;
  /** Without one a value is always chosen. */
  placeholder?: string;
  onChange(value: string): void;
  density?: 'form' | 'dense';
  disabled?: boolean;
  /** Marks a filter that is in use. */
  active?: boolean;
}

/** For the two ways to draw a Select. */
export interface SelectDrawing extends SelectProps {
  ref: RefCallback<HTMLElement>;
  /** Whether the list was asked for before it could open. */
  opensAtOnce: boolean;
}
