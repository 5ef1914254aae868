import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { ARRIVAL_KEY } from '@/boot/handover';
import { readStorage } from '@/lib/browserStorage';
import { whenIdle } from '@/lib/idle';
import { sleep } from '@/lib/sleep';
import { pathOf } from '@/site/pages';
import { showToast } from '@/ui/toast';

import { attributionOf } from '../../supabase/functions/_shared/attribution';
import { HONEYPOT } from '../../supabase/functions/_shared/honeypot';
import { earlyLeadId, releaseEarlyLead } from './earlyLeads';
import { type FieldName, type LeadValues, leadValues, type SheetQuery } from './fields';
import { formControl } from './formControl';
import { type FormId, type FormSpec, formSpec, type ToastText } from './forms';
import { useLeadDelivery } from './LeadDelivery';
import { setLeadStatus, recordSubmission } from './leadStatus';
import { sheetPayload, tableRecord } from './payload';
import { rememberLeadSent } from './sentLeads';
import type { SharedValues } from './sharedValues';
import { spamSignals } from './spamSignals';

/** The delay before the brows page's demo form shows its alert, in ms. */
const DEMO_SEND_MS = 1_200;
/** Longest wait for IndexedDB once the scripts that send leads have failed to load, in ms. */
const DISK_MS = 300;
/** Shown when the site's own scripts cannot be loaded. */
const NOT_SENT: ToastText = { title: 'Error', text: 'Please try again or contact us directly.' };
const DEMO_SENT = 'Your request has been sent!';

/** The values of an untouched form. */
export const EMPTY = leadValues(() => '');

export interface LeadFormState {
  form: UseFormReturn<LeadValues>;
  spec: FormSpec;
  honeypot: RefObject<HTMLInputElement | null>;
  /** Called with the time at which the form was shown, in ms since the start of the page. */
  noteShown(at: number): void;
  busy: boolean;
  /** True if the table's rate limit refused the last attempt. */
  isCapped: boolean;
  /** Reads the form's values from its elements. */
  takeValues(element: HTMLFormElement): LeadValues;
  send(element: HTMLFormElement, values: LeadValues): void;
}

/** Submits a form. A double click sends one lead. Fields without a default keep text typed before the scripts loaded. */
export function useLeadForm(
  id: FormId,
  { shared, onSent }: { shared?: SharedValues | undefined; onSent?: (() => void) | undefined },
): LeadFormState {
  const spec = formSpec(id);
  const delivery = useLeadDelivery();
  const locked = useRef(false);
  const [busy, setBusy] = useState(false);
  const [isCapped, setCapped] = useState(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  const noteShown = useCallback((at: number) => void (shownAt.current = at), []);
  const form = useForm<LeadValues>({
    defaultValues: { service: spec.defaultService },
    shouldUseNativeValidation: false,
  });
  const { watch, getValues, setValue, reset } = form;

  // After the first frame, because each request costs a slow phone 15 ms before a dialog with this form appears.
  useEffect(() => whenIdle(() => delivery.prepare(), 1_000), [delivery, spec]);

  useEffect(() => {
    if (!shared) return undefined;
    const take = (name: FieldName, value: string) => setValue(name, value);
    const stopListening = shared.watch(take);
    // On hydration, take the other form's values, which may be newer. Otherwise share what was typed or chosen before the scripts loaded.
    for (const { name } of spec.fields) {
      const own = getValues(name);
      const theirs = shared.read()[name];
      if (theirs !== undefined) setValue(name, theirs);
      else if (own && !(name === 'service' && own === spec.defaultService)) shared.write(name, own, take);
    }
    const { unsubscribe } = watch((values, { name }) => {
      if (name) shared.write(name, values[name] ?? '', take);
    });
    return () => {
      stopListening();
      unsubscribe();
    };
  }, [shared, spec, watch, getValues, setValue]);

  /** Password managers and other scripts fill in fields without events, so the elements decide. The state follows. */
  function takeValues(element: HTMLFormElement): LeadValues {
    for (const { name } of spec.fields) {
      const control = formControl(element, name);
      // A list without this form's current choice (the lip-blush forms share theirs) does not change it.
      const offers = (choice: string) => spec.services.some(({ value }) => value === choice);
      const isChoice = !(control instanceof HTMLSelectElement) || offers(control.value) || offers(getValues(name) ?? '');
      if (control && isChoice && control.value !== (getValues(name) ?? '')) setValue(name, control.value);
    }
    return { ...EMPTY, ...getValues() };
  }

  function clear() {
    shared?.clear();
    reset({ ...EMPTY, service: spec.defaultService });
  }

  function finish(isAcknowledged: boolean, toast: ToastText | undefined) {
    rememberLeadSent();
    recordSubmission(isAcknowledged);
    clear();
    onSent?.();
    if (toast && isAcknowledged) showToast({ ...toast, kind: 'success' });
    delivery.goTo(pathOf('thankYou'));
  }

  async function deliver(element: HTMLFormElement, values: LeadValues, toast?: ToastText) {
    const query = { ...visitOrigin(), ...spamSignals(honeypot.current?.value ?? '', performance.now() - shownAt.current) };
    // Until the delivery script has loaded, also save the lead in IndexedDB, where the next visit finds it.
    const kept = delivery.isReady() ? undefined : window.boot?.saveEarlyLead(element, { ...values, [HONEYPOT]: honeypot.current?.value });
    const isAcknowledged = await delivery
      .submit(sheetPayload(spec, values, delivery.path()), query, earlyLeadId(element))
      .catch(async (error) => {
        if (!(await Promise.race([kept, sleep(DISK_MS)]))) throw error;
        const sid = earlyLeadId(element);
        if (sid !== undefined) setLeadStatus(sid, 'kept');
        return false;
      });
    releaseEarlyLead(element);
    finish(isAcknowledged, toast);
  }

  async function handOver(element: HTMLFormElement, values: LeadValues) {
    const { destination } = spec;
    try {
      if (destination.kind === 'sheet') await deliver(element, values, destination.toast);
      else if (destination.kind === 'demo') {
        if (destination.delivers) await deliver(element, values);
        else await simulateDemo(destination.shows, clear);
      } else {
        const attempt = await delivery.insert(tableRecord(spec, values, delivery.path()), visitOrigin(), earlyLeadId(element));
        releaseEarlyLead(element);
        setCapped(attempt === 'capped');
        // A timed popup would cover this form's advice with another, empty form.
        if (attempt === 'capped') rememberLeadSent();
        if (attempt === 'delivered') finish(true, destination.toast);
        else showToast({ ...destination.failure, kind: 'destructive' });
      }
    } catch (error) {
      // The lead is not stored anywhere: stay on the page and keep the form's text.
      console.warn('[leads] the form could not be sent', { reason: error instanceof Error ? error.message : 'unknown' });
      showToast({ ...(destination.kind === 'table' ? destination.failure : NOT_SENT), kind: 'destructive' });
    } finally {
      locked.current = false;
      setBusy(false);
    }
  }

  function send(element: HTMLFormElement, values: LeadValues): void {
    if (locked.current) return;
    locked.current = true;
    // Start within the event, before any rendering: the visitor may leave soon afterwards.
    void handOver(element, values);
    setBusy(true);
    setCapped(false);
  }

  return { form, spec, honeypot, noteShown, takeValues, busy, isCapped, send };
}

/** Simulates the submit of the two demo forms, which send nothing, as agreed with the customer. */
async function simulateDemo(shows: 'alert' | 'console', clear: () => void): Promise<void> {
  if (shows === 'console') {
    console.info('[leads] this form is not connected: nothing was sent');
    return;
  }
  await sleep(DEMO_SEND_MS);
  clear();
  window.alert(DEMO_SENT);
}

/** Returns where this visit came from, as query parameters of the script endpoint. */
function visitOrigin(): SheetQuery {
  return attributionOf(readStorage('sessionStorage', ARRIVAL_KEY));
}
