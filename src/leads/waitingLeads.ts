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

function holdsSomething(database: string, store: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    // It is not there, and a look must not make it.
    opening.addEventListener('upgradeneeded', () => {
      opening.transaction?.abort();
      resolve(false);
    });
    opening.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The storage does not open.'));
    });
    opening.addEventListener('success', () => {
      const db = opening.result;
      const count = db.transaction(store).objectStore(store).count();
      count.addEventListener('success', () => {
        db.close();
        resolve(count.result > 0);
      });
    });
  });
}
