import { type FormEvent, type InvalidEvent, useState } from 'react';

import type { FieldName } from './forms';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface FieldFaults {
  /** What the browser says of a field that it refused, in its own words and language. */
  faults: Partial<Record<string, string>>;
  /** For the `onInvalid` of a field. */
  note(name: FieldName, event: InvalidEvent<TextControl>): void;
  /** For the form's `onInput`: a field that is mended is no fault any more. */
  forget(event: FormEvent<HTMLFormElement>): void;
}

/** The browser's own validation (§5, decisions.md "Forms"), its words under the fields instead of in a bubble over the next one. */
export function useFieldFaults(): FieldFaults {
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  return {
    faults,
    note(name, event) {
      const field = event.currentTarget;
      const words = field.validationMessage;
      if (!words) return;
      event.preventDefault();
      setFaults((known) => ({ ...known, [name]: words }));
      // The browser does so only with its bubble.
      if (field.form?.querySelector('input:invalid, textarea:invalid') === field) field.focus();
    },
    forget({ target }) {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !target.validity.valid) return;
      const { name } = target;
      setFaults((known) => (known[name] === undefined ? known : { ...known, [name]: undefined }));
    },
  };
}
