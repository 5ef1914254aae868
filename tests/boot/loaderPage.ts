import { vi } from 'vitest';

import type { Boot } from '@/boot/boot';

// jsdom has no performance entries, and the loaders of finished tests keep reading them.
Object.assign(Performance.prototype, { getEntriesByType: () => [{}] });

// On a busy machine jsdom may still be loading its own document, whose event the loader must not take for the page's.
await vi.waitUntil(() => document.readyState === 'complete');

/** Runs the page's inline loader (src/boot/loader/). The loader's listeners stay until the test file ends. */
export async function runLoader(scripts: string, fetch: typeof globalThis.fetch, type?: NavigationTimingType): Promise<Boot> {
  const script = document.createElement('script');
  script.dataset.scripts = scripts;
  // Not a stub, which would end with the test.
  globalThis.fetch = fetch;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  vi.resetModules();
  await vi.importActual('@/boot/loader/index');
  if (!window.boot) throw new Error('The loader did not run.');
  return window.boot;
}

export function addNote(): { text(): string | undefined; action(): HTMLButtonElement | undefined; close(): HTMLButtonElement } {
  document.body.insertAdjacentHTML('beforeend', '<div id="note" hidden><p></p><button></button><button>Close</button></div>');
  const note = document.querySelector<HTMLElement>('#note');
  const [action, close] = note?.querySelectorAll('button') ?? [];
  if (!note || !action || !close) throw new Error('There is no note.');
  return {
    text: () => (note.hidden ? undefined : (note.firstElementChild?.textContent ?? '')),
    action: () => (action.hidden ? undefined : action),
    close: () => close,
  };
}

interface JsDom {
  virtualConsole: { removeAllListeners(type: 'jsdomError'): void; on(type: 'jsdomError', listener: (error: Error) => void): void };
}

/** Counts page loads from now on. jsdom does not load pages, so this counts the error it reports instead. */
export function countReloads(): () => number {
  let count = 0;
  const { virtualConsole } = (globalThis as unknown as { jsdom: JsDom }).jsdom;
  virtualConsole.removeAllListeners('jsdomError');
  virtualConsole.on('jsdomError', (error) => {
    if (!error.message.includes('Not implemented: navigation')) throw error;
    count += 1;
  });
  return () => count;
}

export function scriptReply(body = 'export {}'): Response {
  return new Response(body, { headers: { 'content-type': 'text/javascript' } });
}

export function htmlReply(entry: string): Response {
  return new Response(`<html><script data-scripts="/assets/react-1.js ${entry}"></script>`, { headers: { 'content-type': 'text/html' } });
}
