import { useId } from 'react';

import { FieldFrame } from './FieldFrame';
import { Select } from './Select';
import type { SelectProps } from './SelectTrigger';

interface SelectFieldProps extends Omit<SelectProps, 'id' | 'density' | 'active'> {
  label: string;
  optional?: boolean;
}

export function SelectField({ label, optional = false, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional}>
      <Select id={id} {...select} />
    </FieldFrame>
  );
}
