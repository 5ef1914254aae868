import { type InvalidEvent, useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { FieldName, LeadValues } from '../fields';
import { type Excess, tooLongText } from '../payload';
import { formControl } from './formControl';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface FieldError {
  field: TextControl;
  message: string;
  isTooLong: boolean;
}
/** By the field's name. */
type FieldErrors = ReadonlyMap<string, FieldError>;

interface FieldErrorState {
  /** Error messages by field: the browser's message, or this site's message for a text that is too long. */
  errors: FieldErrors;
  /** For the `onInvalid` of a field. */
  note(name: FieldName, event: InvalidEvent<TextControl>): void;
  /** Call with a valid form's values. Shows an error under each field whose text is too long. Returns whether there are any. */
  reportTooLong(element: HTMLFormElement, values: LeadValues): boolean;
}

/**
 * Uses the browser's validation, but shows its messages under the fields instead of in a bubble. Removes a field's error once the field is
 * corrected, by the visitor or through the page's other form. `excess`: finds the texts that are too long.
 */
export function useFieldErrors({ watch }: UseFormReturn<LeadValues>, excess: (values: Partial<LeadValues>) => Excess[]): FieldErrorState {
  const [errors, setErrors] = useState<FieldErrors>(new Map());

  const refresh = useEffectEvent((values: Partial<LeadValues>) =>
    setErrors((known) => (known.size === 0 ? known : remaining(known, excess(values)))),
  );
  useEffect(() => {
    const { unsubscribe } = watch((values) => refresh(values));
    return unsubscribe;
  }, [watch]);

  return {
    errors,
    note(name, event) {
      const field = event.currentTarget;
      const message = field.validationMessage;
      if (!message) return;
      event.preventDefault();
      setErrors((known) => {
        // Other fields may have been filled in without an event.
        const invalid = [...known].filter(([, { field: other, isTooLong }]) => isTooLong || !other.validity.valid);
        return new Map(invalid).set(name, { field, message, isTooLong: false });
      });
      // Focus the first invalid field: the browser does not do so without its bubble.
      if (field.form?.querySelector('input:invalid, textarea:invalid') === field) goTo(field);
    },
    reportTooLong(element, values) {
      const found = excess(values).flatMap((one): [string, FieldError][] => {
        const field = formControl(element, one.field);
        return !field || field instanceof HTMLSelectElement ? [] : [[one.field, { field, message: tooLongText(one), isTooLong: true }]];
      });
      setErrors(new Map(found));
      if (found[0]) goTo(found[0][1].field);
      return found.length > 0;
    },
  };
}

/** Returns the errors that are not corrected yet, with their current messages. */
function remaining(known: FieldErrors, excess: Excess[]): FieldErrors {
  // Check all fields: shortening one text leaves more room for the others.
  const tooLong = new Map<string, string>(excess.map((one) => [one.field, tooLongText(one)]));
  const current = [...known].map(([name, error]): [string, FieldError] => {
    const { field, isTooLong } = error;
    const message = isTooLong ? tooLong.get(name) : !field.validity.valid && (field.validationMessage || error.message);
    return [name, { ...error, message: message || '' }];
  });
  return new Map(current.filter(([, { message }]) => message !== ''));
}

/** Focuses an invalid field, and scrolls to it once its error is shown, which makes the form taller. */
function goTo(field: TextControl): void {
  field.focus({ preventScroll: true });
  requestAnimationFrame(() => showError(field));
}

/** Scrolls to an invalid field, and keeps the form's button in view if both fit. Respects the scroller's `scroll-padding`. */
function showError(field: TextControl): void {
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
