import { newId } from '@/lib/newId';

import { type EarlyLead, OUTBOX_DATABASE, OUTBOX_KEY, OUTBOX_STORE, OUTBOX_VERSION } from '../handover';
import { storeArrival } from './arrival';

/** The leads saved on this page: each form's lead id. */
export const earlyLeads = new Map<Element, string>();

let database: Promise<IDBDatabase> | undefined;

export const openDatabase = (): Promise<IDBDatabase> => {
  if (database) return database;
  database = new Promise((resolve, reject) => {
    const request = indexedDB.open(OUTBOX_DATABASE, OUTBOX_VERSION);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(OUTBOX_STORE, { keyPath: OUTBOX_KEY }));
    request.addEventListener('success', () => {
      const { result } = request;
      // Another tab is deleting the site's data or upgrading the database.
      result.addEventListener('versionchange', () => result.close());
      resolve(result);
    });
    request.addEventListener('error', reject);
  });
  database.catch(() => (database = undefined));
  return database;
};

/**
 * Writes a lead, once more on a new connection if nothing was written: iOS closes the database of a sleeping tab without an event. Every
 * write has a connection of its own, because a connection can also stop responding.
 */
const write = async (lead: EarlyLead, mayRepeat = true): Promise<boolean> => {
  const opening = openDatabase();
  database = undefined;
  const connection = await opening;
  try {
    const tx = connection.transaction(OUTBOX_STORE, 'readwrite', { durability: 'strict' });
    tx.objectStore(OUTBOX_STORE).put(lead);
    // Commit now: the tab may be closed before the browser commits on its own.
    tx.commit();
    await new Promise((resolve, reject) => {
      tx.addEventListener('complete', resolve);
      tx.addEventListener('abort', reject);
    });
    return true;
  } catch {
    return mayRepeat && write(lead, false);
  } finally {
    connection.close();
  }
};

/** Saves a form's values in the outbox, again under the same id if they were saved before. Returns whether they are on disk. */
export const saveEarlyLead = async (
  form: HTMLFormElement,
  values: EarlyLead['values'] = Object.fromEntries(new FormData(form)),
): Promise<boolean> => {
  const sid = earlyLeads.get(form) ?? newId();
  earlyLeads.set(form, sid);
  // If the storage fails, the lead is only in this page's memory.
  return write({
    version: 0,
    sid,
    form: form.dataset.lead as string,
    values,
    createdAt: Date.now(),
    filledInMs: performance.now(),
    path: location.pathname,
    arrival: storeArrival(),
  }).catch(() => false);
};
