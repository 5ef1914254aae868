import { type InvalidEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { FieldName, LeadValues } from './fields';
import { type Excess, tooLongText } from './payload';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Fault {
  field: TextControl;
  words: string;
}

interface FieldFaults {
  /** Error messages by field: the browser's message, or this site's message for a text that is too long. */
  faults: Partial<Record<FieldName, Fault>>;
  /** For the `onInvalid` of a field. */
  note(name: FieldName, event: InvalidEvent<TextControl>): void;
  /** Shows an error under each field whose text is too long. Returns whether there are any. */
  reportTooLong(element: HTMLFormElement): boolean;
}

/**
 * Uses the browser's validation, but shows its messages under the fields instead of in a bubble. Removes a field's error once the field is
 * corrected, by the visitor or through the page's other form. `excess`: finds the texts that are too long.
 */
export function useFieldFaults(
  { watch, getValues }: UseFormReturn<LeadValues>,
  excess: (values: Partial<LeadValues>) => Excess[],
): FieldFaults {
  const [faults, setFaults] = useState<FieldFaults['faults']>({});
  /** The fields that were too long at the last submit. */
  const long = useRef(new Map<FieldName, TextControl>());

  const refresh = useEffectEvent((values: Partial<LeadValues>) => {
    if (long.current.size > 0) {
      // Check all fields: shortening one text leaves more room for the others.
      const left = new Map(excess(values).map((one) => [one.field, tooLongText(one)]));
      for (const [name, field] of long.current) field.setCustomValidity(left.get(name) ?? '');
    }
    setFaults((known) => {
      const faulty = Object.entries(known);
      if (faulty.length === 0) return known;
      const left = faulty.filter(([, { field }]) => !field.validity.valid);
      return Object.fromEntries(left.map(([name, { field, words }]) => [name, { field, words: field.validationMessage || words }]));
    });
  });
  useEffect(() => {
    const { unsubscribe } = watch((values) => refresh(values));
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
      // Focus the first invalid field: the browser does not do so without its bubble.
      if (field.form?.querySelector('input:invalid, textarea:invalid') !== field) return;
      field.focus({ preventScroll: true });
      // The errors make the form taller. Wait until they are shown.
      requestAnimationFrame(() => showFault(field));
    },
    reportTooLong(element) {
      const found = excess(getValues());
      for (const one of found) {
        const field = element.elements.namedItem(one.field);
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
        field.setCustomValidity(tooLongText(one));
        long.current.set(one.field, field);
      }
      // Fires `invalid` on each field; `note` then shows the error.
      if (found.length > 0) element.checkValidity();
      return found.length > 0;
    },
  };
}

/** Scrolls to an invalid field, and keeps the form's button in view if both fit. Respects the scroller's `scroll-padding`. */
function showFault(field: TextControl): void {
  const frame = field.parentElement;
  const button = field.form?.querySelector('button[type="submit"]');
  if (!frame || !button) return;
  const dialog = field.closest('[role="dialog"]');
  const scroller = dialog ?? document.documentElement;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const visibleTop = (dialog?.getBoundingClientRect().top ?? 0) + px(scrollPaddingTop);
  const visibleHeight = scroller.clientHeight - px(scrollPaddingTop) - px(scrollPaddingBottom);
  const { top } = frame.getBoundingClientRect();
  const fits = button.getBoundingClientRect().bottom - top <= visibleHeight;
  (fits && top >= visibleTop ? button : frame).scrollIntoView({ block: 'nearest' });
}

function px(length: string): number {
  return Number.parseFloat(length) || 0;
}
