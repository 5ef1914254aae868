import { type Ref, type TextareaHTMLAttributes, useId } from 'react';

import { FieldFrame } from './FieldFrame';
import { areaBox } from './fieldStyle';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'id'> {
  label: string;
  optional?: boolean;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, optional = false, error, ref, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error}>
      <textarea
        {...rest}
        ref={ref}
        id={id}
        dir="auto"
        rows={3}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={areaBox}
      />
    </FieldFrame>
  );
}
