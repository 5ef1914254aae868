import { onTestFinished, vi } from 'vitest';

import type { Boot } from '@/boot/boot';

/** Installs a fake of the page's inline loader until the end of the test. */
export function fakeBoot(parts: Partial<Boot> = {}): void {
  window.boot = {
    fetchParts: async () => undefined,
    offerReload: () => undefined,
    showNotice: () => undefined,
    hideNotice: () => undefined,
    saveEarlyLead: async () => false,
    earlyLeads: new Map(),
    startReplay: () => undefined,
    changes: { seen: false, isPageHydrated: false, undo: () => false, ignoreOwn: () => [] },
    ...parts,
  };
  onTestFinished(() => void delete window.boot);
}

/** Mocks of the loader's notice functions. */
export const note = {
  showNotice: vi.fn<Boot['showNotice']>(),
  hideNotice: vi.fn<Boot['hideNotice']>(),
  offerReload: vi.fn<Boot['offerReload']>(),
  /** Clicks the action button of the notice. */
  act: () => note.showNotice.mock.lastCall?.[2]?.(),
  /** Closes the notice, as the loader does. */
  close: () => note.showNotice.mock.lastCall?.[3]?.(),
};

/** Installs a fake loader with the mocked notice until the end of the test. */
export function fakeNote(): void {
  for (const mock of [note.showNotice, note.hideNotice, note.offerReload]) mock.mockReset();
  fakeBoot(note);
}

/** An import() that fails after `afterMs`. */
export const failsWith =
  (fault: string, afterMs = 0) =>
  () =>
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(fault)), afterMs));
