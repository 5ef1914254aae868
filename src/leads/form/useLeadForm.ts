import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { whenIdle } from '@/lib/idle';
import { lateToast } from '@/ui/late';

import { type LeadValues, leadValues } from '../fields';
import { type FormId, type FormSpec, formSpec } from '../forms';
import { useLeadDelivery } from '../LeadDelivery';
import type { SharedValues } from '../sharedValues';
import { formControl } from './formControl';
import { sendLead } from './sendLead';
import { useSharedForm } from './useSharedForm';

/** The values of an untouched form. */
export const EMPTY = leadValues(() => '');

export type LeadFormState = ReturnType<typeof useLeadForm>;

/** Submits a form. A double click sends one lead. Fields without a default keep text typed before the scripts loaded. */
export function useLeadForm(id: FormId, { shared, onSent }: { shared?: SharedValues | undefined; onSent?: (() => void) | undefined }) {
  const spec = formSpec(id);
  const delivery = useLeadDelivery();
  const locked = useRef(false);
  const [busy, setBusy] = useState(false);
  /** True if the table's rate limit refused the last attempt. */
  const [isCapped, setCapped] = useState(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  /** Called with the time at which the form was shown, in ms since the start of the page. */
  const noteShown = useCallback((at: number) => void (shownAt.current = at), []);
  const form = useForm<LeadValues>({
    defaultValues: { service: spec.defaultService },
    shouldUseNativeValidation: false,
  });
  useSharedForm(shared, spec, form);

  // After the first frame, because each request costs a slow phone 15 ms before a dialog with this form appears.
  useEffect(() => {
    const prepare = () => {
      delivery.prepare();
      lateToast.preload();
    };
    return whenIdle(prepare, 1_000);
  }, [delivery, spec]);

  function clear() {
    shared?.clear();
    form.reset({ ...EMPTY, service: spec.defaultService });
  }

  function send(element: HTMLFormElement, values: LeadValues): void {
    if (locked.current) return;
    locked.current = true;
    const filledInMs = performance.now() - shownAt.current;
    // Start within the event, before any rendering: the visitor may leave soon afterwards.
    const sending = sendLead(delivery, { spec, element, values, honeypot: honeypot.current?.value ?? '', filledInMs, clear, onSent });
    setBusy(true);
    setCapped(false);
    void sending.then((wasCapped) => {
      setCapped(wasCapped);
      locked.current = false;
      setBusy(false);
    });
  }

  const readValues = (element: HTMLFormElement) => takeValues(element, spec, form);
  return { form, spec, honeypot, noteShown, takeValues: readValues, busy, isCapped, send };
}

/** Password managers and other scripts fill in fields without events, so the elements decide. The state follows. */
function takeValues(element: HTMLFormElement, spec: FormSpec, { getValues, setValue }: UseFormReturn<LeadValues>): LeadValues {
  for (const { name } of spec.fields) {
    const control = formControl(element, name);
    // A list without this form's current choice (the lip-blush forms share theirs) does not change it.
    const offers = (choice: string) => spec.services.some(({ value }) => value === choice);
    const isChoice = !(control instanceof HTMLSelectElement) || offers(control.value) || offers(getValues(name) ?? '');
    if (control && isChoice && control.value !== (getValues(name) ?? '')) setValue(name, control.value);
  }
  return { ...EMPTY, ...getValues() };
}
