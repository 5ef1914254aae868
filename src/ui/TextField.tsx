import { type InputHTMLAttributes, useId, type Ref } from 'react';

import { FieldFrame } from './FieldFrame';
import { fieldBox } from './fieldStyle';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'> {
  label: string;
  optional?: boolean;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, optional = false, error, ref, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error}>
      <input
        {...rest}
        ref={ref}
        id={id}
        dir="auto"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={fieldBox}
      />
    </FieldFrame>
  );
}
