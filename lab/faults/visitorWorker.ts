// The thread in which visitors.ts lets its visitors live: it has their window, document and IndexedDB.
import 'fake-indexeddb/auto';
import { setMaxListeners } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';

import { createVisitor, type SiteParts, sleep, type Visitor, type VisitorSettings } from './visitor.ts';

export interface WorkerSettings extends VisitorSettings {
  /** Of the bundle of siteParts.ts. */
  bundleUrl: string;
  /** One lead, one visitor. */
  names: string[];
  /** The visitors come evenly within this time. */
  arrivalMs: number;
}

/** `comeBack`: whoever has leads waiting visits the site again, until nobody has. */
export type ToWorker = 'comeBack' | 'count';
export type FromWorker = { kind: 'visited' } | { kind: 'waiting'; count: number } | { kind: 'failed'; message: string };

/** Between the visitors who come back. */
const COME_BACK_EVERY_MS = 50;
/** Between two visits of whoever still has leads waiting: one attempt takes at most 10 s. */
const NEXT_VISIT_MS = 10_000;

const settings: WorkerSettings = workerData;
const window = Object.assign(new EventTarget(), { location: { origin: settings.supabaseUrl } });
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
Object.assign(globalThis, { window, document });
Object.assign(navigator, { onLine: true });
setMaxListeners(0, window, document);
// Every failed attempt is written down by the site's code.
console.warn = () => undefined;

const tell = (message: FromWorker) => parentPort?.postMessage(message, []);
const parts: SiteParts = await import(settings.bundleUrl);
const visitors = settings.names.map((name) => createVisitor(parts, settings, name));
/** Whoever may have leads waiting. An outbox that is empty after the visit stays empty. */
const unfinished = new Set<Visitor>();

parentPort?.on('message', (message: ToWorker) => {
  const work = message === 'count' ? count() : bringBack();
  work.catch((error: unknown) => tell({ kind: 'failed', message: String(error) }));
});

async function count(): Promise<void> {
  for (const visitor of unfinished) if ((await visitor.waiting()) === 0) unfinished.delete(visitor);
  tell({ kind: 'waiting', count: unfinished.size });
}

async function bringBack(): Promise<void> {
  while (unfinished.size > 0) {
    for (const visitor of unfinished) {
      if ((await visitor.waiting()) === 0) continue;
      visitor.comeBack();
      await sleep(COME_BACK_EVERY_MS);
    }
    await sleep(NEXT_VISIT_MS);
  }
}

const started = performance.now();
await Promise.all(
  visitors.map(async (visitor, at) => {
    const due = (settings.arrivalMs * at) / visitors.length;
    await sleep(Math.max(0, due - (performance.now() - started)));
    await visitor.visit();
    unfinished.add(visitor);
  }),
);
tell({ kind: 'visited' });
