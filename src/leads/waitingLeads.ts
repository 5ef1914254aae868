/** Where leads wait: of the outbox (leads/outboxStore.ts), and of the page's loader (leads/earlyLeadStore.ts). */
const PLACES = [
  ['lead-outbox', 'entries'],
  ['early-leads', 'leads'],
] as const;

/** Whether a lead waits on this device. By hand: what sends it comes only where it has something to do. True where nobody can tell. */
export async function leadsWait(): Promise<boolean> {
  const found = await Promise.all(PLACES.map(([database, store]) => holdsSomething(database, store).catch(() => true)));
  return found.includes(true);
}

async function holdsSomething(database: string, store: string): Promise<boolean> {
  const opening = indexedDB.open(database);
  let isNew = false;
  // It is not there, and a look must not make it.
  opening.addEventListener('upgradeneeded', () => {
    isNew = true;
    opening.transaction?.abort();
  });
  const db = await resultOf(opening).catch((fault: unknown) => {
    if (isNew) return undefined;
    throw fault;
  });
  if (!db) return false;
  try {
    return (await resultOf(db.transaction(store).objectStore(store).count())) > 0;
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
