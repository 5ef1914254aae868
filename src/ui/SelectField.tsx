import { useId } from 'react';

import { FieldFrame } from './FieldFrame';
import { Select, type SelectOption } from './Select';

interface SelectFieldProps {
  label: string;
  optional?: boolean;
  options: readonly SelectOption[];
  value: string;
  placeholder: string;
  onChange(value: string): void;
  disabled?: boolean;
}

/** A labelled Select. */
export function SelectField({ label, optional = false, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional}>
      <Select id={id} {...select} />
    </FieldFrame>
  );
}
