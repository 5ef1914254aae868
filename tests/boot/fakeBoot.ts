import { vi } from 'vitest';

import type { Boot } from '@/boot/boot';

/** Stands for the page's inline loader. Returns how to take it away again. */
export function fakeBoot(parts: Partial<Boot> = {}): () => void {
  window.boot = {
    fetchParts: async () => undefined,
    offerReload: () => undefined,
    showNotice: () => undefined,
    hideNotice: () => undefined,
    saveEarlyLead: async () => false,
    earlyLeads: new Map(),
    startReplay: () => undefined,
    ...parts,
  };
  return () => delete window.boot;
}

/** The page's note, which is said, gone and renewed by its loader. */
export const note = {
  showNotice: vi.fn<Boot['showNotice']>(),
  hideNotice: vi.fn<Boot['hideNotice']>(),
  offerReload: vi.fn<Boot['offerReload']>(),
  /** Presses what the note offers. */
  act: () => note.showNotice.mock.lastCall?.[2]?.(),
  /** As the loader does when the note goes. */
  close: () => note.showNotice.mock.lastCall?.[3]?.(),
};

/** A loader whose note is looked at. Returns how to take it away again. */
export function fakeNote(): () => void {
  for (const mock of [note.showNotice, note.hideNotice, note.offerReload]) mock.mockReset();
  return fakeBoot(note);
}

/** An import() that fails. */
export const failsWith =
  (fault: string, afterMs = 0) =>
  () =>
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(fault)), afterMs));
