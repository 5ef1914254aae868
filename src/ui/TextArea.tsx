import { type Ref, type TextareaHTMLAttributes, useId } from 'react';

import { FieldFrame } from './FieldFrame';
import { areaBox } from './fieldStyle';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'id'> {
  label: string;
  optional?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text of several lines. */
export function TextArea({ label, optional = false, ref, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional}>
      <textarea {...rest} ref={ref} id={id} dir="auto" rows={3} className={areaBox} />
    </FieldFrame>
  );
}
