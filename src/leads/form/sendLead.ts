import { ARRIVAL_KEY } from '@/boot/handover';
import { readStorage } from '@/lib/browserStorage';
import { sleep } from '@/lib/sleep';
import { pathOf } from '@/site/pages';
import { lateToast } from '@/ui/late';
import type { ToastNote } from '@/ui/toast';

import { attributionOf } from '../../../supabase/functions/_shared/attribution';
import { HONEYPOT } from '../../../supabase/functions/_shared/honeypot';
import { earlyLeadId, releaseEarlyLead } from '../earlyLeads';
import type { LeadValues, SheetQuery } from '../fields';
import type { FormSpec, ToastText } from '../forms';
import type { LeadDelivery } from '../LeadDelivery';
import { recordSubmission, setLeadStatus } from '../leadStatus';
import { sheetPayload, tableRecord } from '../payload';
import { rememberLeadSent } from '../sentLeads';
import { spamSignals } from '../spamSignals';

/** The delay before the brows page's demo form shows its alert, in ms. */
const DEMO_SEND_MS = 1_200;
/** Longest wait for IndexedDB once the scripts that send leads have failed to load, in ms. */
const DISK_MS = 300;
/** Longest wait for the toast's script, in ms. */
const TOAST_MS = 1_000;
/** Shown when the site's own scripts cannot be loaded. */
const NOT_SENT: ToastText = { title: 'Error', text: 'Please try again or contact us directly.' };
const DEMO_SENT = 'Your request has been sent!';

/** A submitted form. */
export interface Submission {
  spec: FormSpec;
  element: HTMLFormElement;
  values: LeadValues;
  /** The text of the honeypot. */
  honeypot: string;
  /** Milliseconds for which the form was shown. */
  filledInMs: number;
  /** Empties the form. */
  clear(): void;
  /** Called once the lead is sent and the form is empty, before the navigation to /thank-you. */
  onSent: (() => void) | undefined;
}

/**
 * Sends a form by its kind, and shows the visitor the result: /thank-you, or a toast on this page, where the form keeps its text. Resolves to
 * true if the table's rate limit has refused the lead. Never rejects.
 */
export async function sendLead(delivery: LeadDelivery, submission: Submission): Promise<boolean> {
  const { element, spec, values, clear } = submission;
  const { destination } = spec;
  try {
    if (destination.kind === 'table') {
      const outcome = await delivery.insert(tableRecord(spec, values, delivery.path()), visitOrigin(), earlyLeadId(element));
      releaseEarlyLead(element);
      // A timed popup would cover this form's advice with another, empty form.
      if (outcome === 'capped') rememberLeadSent();
      if (outcome === 'delivered') finish(delivery, submission, true, destination.toast);
      else notify({ ...destination.failure, kind: 'destructive' });
      return outcome === 'capped';
    }
    if (destination.kind === 'sheet' || destination.delivers) {
      const isAcknowledged = await submitToOutbox(delivery, submission);
      releaseEarlyLead(element);
      finish(delivery, submission, isAcknowledged, destination.kind === 'sheet' ? destination.toast : undefined);
    } else await simulateDemo(destination.shows, clear);
  } catch (error) {
    // The lead is not stored anywhere: stay on the page and keep the form's text.
    console.warn('[leads] the form could not be sent', { reason: error instanceof Error ? error.message : 'unknown' });
    notify({ ...(destination.kind === 'table' ? destination.failure : NOT_SENT), kind: 'destructive' });
  }
  return false;
}

/** Resolves to true if the sheet or the table has acknowledged the lead, to false if it is stored in this browser. */
async function submitToOutbox(delivery: LeadDelivery, { spec, element, values, honeypot, filledInMs }: Submission): Promise<boolean> {
  const query = { ...visitOrigin(), ...spamSignals(honeypot, filledInMs) };
  // Until the delivery script has loaded, also save the lead in IndexedDB, where the next visit finds it.
  const kept = delivery.isReady() ? undefined : window.boot?.saveEarlyLead(element, { ...values, [HONEYPOT]: honeypot });
  try {
    return await delivery.submit(sheetPayload(spec, values, delivery.path()), query, earlyLeadId(element));
  } catch (error) {
    if (!(await Promise.race([kept, sleep(DISK_MS)]))) throw error;
    const sid = earlyLeadId(element);
    if (sid !== undefined) setLeadStatus(sid, 'kept');
    return false;
  }
}

function finish(delivery: LeadDelivery, { clear, onSent }: Submission, isAcknowledged: boolean, toast: ToastText | undefined): void {
  rememberLeadSent();
  recordSubmission(isAcknowledged);
  clear();
  onSent?.();
  if (toast && isAcknowledged) notify({ ...toast, kind: 'success' });
  delivery.goTo(pathOf('thankYou'));
}

/** Shows a toast. If its script is missing, the page's own notice has the text. */
function notify(note: ToastNote): void {
  void Promise.race([lateToast.get(), sleep(TOAST_MS)])
    .catch(() => undefined)
    .then((showToast) => (showToast ? showToast(note) : window.boot?.showNotice(note.text)));
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
