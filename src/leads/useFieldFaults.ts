import { type InvalidEvent, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { FieldName, LeadValues } from './fields';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Fault {
  field: TextControl;
  words: string;
}

interface FieldFaults {
  /** What the browser says of a field that it refused, in its own words and language. */
  faults: Partial<Record<FieldName, Fault>>;
  /** For the `onInvalid` of a field. */
  note(name: FieldName, event: InvalidEvent<TextControl>): void;
}

/**
 * The browser's own validation, its words under the fields instead of in a bubble over the next one. A field
 * that is mended, by hand or by the other form of the page, is no fault any more.
 */
export function useFieldFaults({ watch }: UseFormReturn<LeadValues>): FieldFaults {
  const [faults, setFaults] = useState<FieldFaults['faults']>({});

  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      if (name) setFaults((known) => (known[name]?.field.validity.valid ? { ...known, [name]: undefined } : known));
    });
    return unsubscribe;
  }, [watch]);

  return {
    faults,
    note(name, event) {
      const field = event.currentTarget;
      const words = field.validationMessage;
      if (!words) return;
      event.preventDefault();
      setFaults((known) => ({ ...known, [name]: { field, words } }));
      // The browser does so only with its bubble.
      if (field.form?.querySelector('input:invalid, textarea:invalid') === field) field.focus();
    },
  };
}
