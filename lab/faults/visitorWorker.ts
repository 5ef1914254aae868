// The worker thread in which visitors.ts runs its visitors. Provides window, document and IndexedDB.
import 'fake-indexeddb/auto';
import { setMaxListeners } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';

import { createVisitor, type SiteParts, sleep, type Visitor, type VisitorSettings } from './visitor.ts';

export interface WorkerSettings extends VisitorSettings {
  /** Address of the bundled siteParts.ts. */
  bundleUrl: string;
  /** For each name there is one visitor with one lead. */
  names: string[];
  /** The time, in ms, over which the arrivals of visitors are evenly spread. */
  arrivalMs: number;
}

/** `comeBack`: visitors with unsent leads return to the site until all are sent. */
export type ToWorker = 'comeBack' | 'count';
export type FromWorker = { kind: 'visited' } | { kind: 'waiting'; count: number } | { kind: 'failed'; message: string };

/** Delay between two returning visitors. */
const COME_BACK_EVERY_MS = 50;
/** Delay between two visits of the same visitor. One attempt takes at most 10 s. */
const NEXT_VISIT_MS = 10_000;

const settings: WorkerSettings = workerData;
const window = Object.assign(new EventTarget(), { location: { origin: settings.supabaseUrl } });
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
Object.assign(globalThis, { window, document });
Object.assign(navigator, { onLine: true });
setMaxListeners(0, window, document);
// Silence warnings, because the site's code warns about every failed attempt.
console.warn = () => undefined;

const post = (message: FromWorker) => parentPort?.postMessage(message, []);
const parts: SiteParts = await import(settings.bundleUrl);
const visitors = settings.names.map((name) => createVisitor(parts, settings, name));
/** Visitors who may have unsent leads. An outbox that is empty after its visitor's visit stays empty. */
const unfinished = new Set<Visitor>();

parentPort?.on('message', (message: ToWorker) => {
  const work = message === 'count' ? count() : revisitUntilSent();
  work.catch((error: unknown) => post({ kind: 'failed', message: String(error) }));
});

async function count(): Promise<void> {
  for (const visitor of unfinished) if ((await visitor.waiting()) === 0) unfinished.delete(visitor);
  post({ kind: 'waiting', count: unfinished.size });
}

async function revisitUntilSent(): Promise<void> {
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
post({ kind: 'visited' });
