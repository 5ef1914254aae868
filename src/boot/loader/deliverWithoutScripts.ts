import { sleep } from '@/lib/sleep';

import { POSTED_KEY } from '../handover';
import { storeArrival } from './arrival';
import { LOAD_AGAIN, reload, showNotice } from './notice';
import { isManaged } from './replay';
import { fetchWhole } from './retry';
import { earlyLeads } from './saveEarlyLead';
import { isOutdated } from './start';

/** Time until a notice says that a form's script is late, in ms. The form is posted `POST_MS` later. */
const REPORT_MS = 4_000;
const POST_MS = 8_000;
/** In characters: within the edge function's limits in any writing system. A longer message is not posted and can be shortened. */
const LONGEST_MESSAGE = 2_600;
/** In characters, as MAX_ORIGIN in receive-form. A longer origin is cut and then counts as unknown. */
const LONGEST_ORIGIN = 3_000;

/**
 * Tells the visitor that a form's script is late. Then, if the edge function responds, posts the form as a browser without scripts would.
 * The form contains the saved lead's id, by which the function recognises a second delivery. Rejects if session storage is blocked.
 */
export const deliverWithoutScripts = async (form: HTMLFormElement, saving: Promise<boolean>): Promise<void> => {
  let isSaved = false;
  void saving.then((done) => (isSaved = done));
  /** Returns the lead's id unless the form has left the page or something else has taken it over. */
  const pendingLeadId = () => form.isConnected && !isManaged(form) && earlyLeads.get(form);
  await sleep(REPORT_MS);
  if (!pendingLeadId()) return;
  if (isSaved && isOutdated) showNotice('Saved. It will be sent once you reload this page.', LOAD_AGAIN, reload);
  else if (isSaved) showNotice('Kept. It goes out as soon as the connection is back.');
  else showNotice('Not sent yet. Keep this page open until the connection is back, or chat with us.');
  await sleep(POST_MS);
  const address = form.getAttribute('action');
  const { message } = form.elements as HTMLFormControlsCollection & { message?: HTMLTextAreaElement };
  if (!address || (message && message.value.length > LONGEST_MESSAGE) || !pendingLeadId()) return;
  const probe = await fetchWhole(address, 'no-store').catch(() => undefined);
  const sid = pendingLeadId();
  if (!sid || !probe?.reply.ok) return;
  const added = Object.entries({ sid, lead_origin: storeArrival()?.slice(0, LONGEST_ORIGIN) ?? '' }).map(([name, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
  );
  form.append(...added);
  form.submit();
  // If the visitor comes back and submits the form again, that is a new lead.
  for (const field of added) field.remove();
  earlyLeads.delete(form);
  // Tells /thank-you that the function has stored this lead, although the outbox still holds it (leads/useLeadStatus.ts).
  sessionStorage.setItem(POSTED_KEY, sid);
};
