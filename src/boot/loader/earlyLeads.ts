import { sleep } from '@/lib/sleep';

import { EARLY_LEADS_DATABASE, EARLY_LEADS_KEY, EARLY_LEADS_STORE, EARLY_LEADS_VERSION, type EarlyLead, POSTED_KEY } from '../handover';
import { arrival } from './arrival';
import { LOAD_AGAIN, reload, showNotice } from './notice';
import { isManaged } from './replay';
import { fetchWhole } from './retry';
import { isLost } from './start';

/** A form that no script has taken over is reported after this long, and posted after `POST_MS` more. */
const REPORT_MS = 4_000;
const POST_MS = 8_000;
/** In characters: fits the function's limits in any script. A longer message stays on the page, where it can be shortened. */
const LONGEST_MESSAGE = 2_600;

export const earlyLeads = new Map<Element, string>();

let database: Promise<IDBDatabase> | undefined;

export const openDatabase = (): Promise<IDBDatabase> => {
  return (database ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(EARLY_LEADS_DATABASE, EARLY_LEADS_VERSION);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(EARLY_LEADS_STORE, { keyPath: EARLY_LEADS_KEY }));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', reject);
  }));
};

export const saveEarlyLead = async (
  form: HTMLFormElement,
  values: EarlyLead['values'] = Object.fromEntries(new FormData(form)),
): Promise<boolean> => {
  try {
    const sid = earlyLeads.get(form) ?? crypto.randomUUID();
    earlyLeads.set(form, sid);
    const lead: EarlyLead = {
      sid,
      form: form.dataset.lead as string,
      values,
      createdAt: Date.now(),
      filledInMs: performance.now(),
      path: location.pathname,
      arrival,
    };
    const tx = (await openDatabase()).transaction(EARLY_LEADS_STORE, 'readwrite', { durability: 'strict' });
    const written = new Promise<boolean>((resolve) => {
      tx.addEventListener('complete', () => resolve(true));
      tx.addEventListener('abort', () => resolve(false));
    });
    tx.objectStore(EARLY_LEADS_STORE).put(lead);
    // At once: the tab may be closed before the browser finds that nothing follows.
    tx.commit();
    return await written;
  } catch {
    // Without a disk the lead is in this page's memory.
    return false;
  }
};

/**
 * Tells the visitor about a form whose script is late, then posts it as the browser does without scripts, if the function answers. The id
 * is that of the saved lead, so the function recognises a second delivery.
 */
export const deliverWithoutScripts = async (form: HTMLFormElement, saving: Promise<boolean>): Promise<void> => {
  let isSaved = false;
  void saving.then((done) => (isSaved = done));
  /** Returns the lead's id unless something else has taken the form over. */
  const waitingId = () => form.isConnected && !isManaged(form) && earlyLeads.get(form);
  await sleep(REPORT_MS);
  if (!waitingId()) return;
  if (isSaved && isLost) showNotice('Kept. It goes out once this page is loaded again.', LOAD_AGAIN, reload);
  else if (isSaved) showNotice('Kept. It goes out as soon as the connection is back.');
  else showNotice('Not sent yet. Keep this page open until the connection is back, or chat with us.');
  await sleep(POST_MS);
  const address = form.getAttribute('action');
  const { message } = form.elements as HTMLFormControlsCollection & { message?: HTMLTextAreaElement };
  if (!address || (message && message.value.length > LONGEST_MESSAGE) || !waitingId()) return;
  const look = await fetchWhole(address, 'no-store').catch(() => undefined);
  const sid = waitingId();
  if (!sid || !look?.reply.ok) return;
  const id = Object.assign(document.createElement('input'), { type: 'hidden', name: 'sid', value: sid });
  form.append(id);
  form.submit();
  // A visitor who comes back and sends the form again sends another lead.
  id.remove();
  earlyLeads.delete(form);
  // Tells /thank-you that the function has stored this lead, although the disk still holds it (leads/unsentLeads.ts).
  sessionStorage.setItem(POSTED_KEY, sid);
};
