import { EARLY_LEADS_DATABASE, EARLY_LEADS_STORE } from '@/boot/handover';

/** The databases and stores of the outbox (leads/outboxStore.ts) and of the boot loader (leads/earlyLeadStore.ts). */
export const PLACES = [
  ['lead-outbox', 'entries'],
  [EARLY_LEADS_DATABASE, EARLY_LEADS_STORE],
] as const;

/** Returns true if an unsent lead is stored in this browser, or if IndexedDB cannot be read. Does not load the delivery code. */
export async function leadsWait(): Promise<boolean> {
  const found = await Promise.all(PLACES.map(([database, store]) => readStore(database, store).catch(() => [0])));
  return found.some(({ length }) => length > 0);
}

/** Reads a whole store; [] if it does not exist. Rejects if it cannot be read. */
export async function readStore(database: string, store: string): Promise<unknown[]> {
  const opening = indexedDB.open(database);
  let isNew = false;
  // Opening must not create a missing database.
  opening.addEventListener('upgradeneeded', () => {
    isNew = true;
    opening.transaction?.abort();
  });
  const db = await resultOf(opening).catch((fault: unknown) => {
    if (isNew) return undefined;
    throw fault;
  });
  if (!db) return [];
  try {
    return await resultOf<unknown[]>(db.transaction(store).objectStore(store).getAll());
  } finally {
    db.close();
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The storage does not answer.'));
    });
  });
}
