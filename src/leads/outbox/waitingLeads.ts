import { OUTBOX_DATABASE, OUTBOX_STORE } from '@/boot/handover';

/** Returns true if an unsent lead is stored in this browser, or if IndexedDB cannot be read. Does not load the outbox's code. */
export async function leadsWait(): Promise<boolean> {
  return await readOutbox().then(
    ({ length }) => length > 0,
    () => true,
  );
}

/** Reads what the outbox stores; [] if its database does not exist. Rejects if it cannot be read. */
export async function readOutbox(): Promise<unknown[]> {
  const opening = indexedDB.open(OUTBOX_DATABASE);
  let isNew = false;
  // Opening must not create a missing database.
  opening.addEventListener('upgradeneeded', () => {
    isNew = true;
    opening.transaction?.abort();
  });
  const db = await resultOf(opening).catch((error: unknown) => {
    if (isNew) return undefined;
    throw error;
  });
  if (!db) return [];
  try {
    return await resultOf<unknown[]>(db.transaction(OUTBOX_STORE).objectStore(OUTBOX_STORE).getAll());
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
