import { vi } from 'vitest';

import type { Boot } from '@/boot/boot';

/** Stands for the page's inline loader. Returns how to take it away again. */
export function fakeBoot(parts: Partial<Boot> = {}): () => void {
  window.boot = {
    fetchParts: async () => undefined,
    renew: () => undefined,
    say: () => undefined,
    hush: () => undefined,
    keep: async () => false,
    earlyLeads: new Map(),
    takeOver: () => undefined,
    ...parts,
  };
  return () => delete window.boot;
}

/** The page's note, which is said, gone and renewed by its loader. */
export const note = {
  say: vi.fn<Boot['say']>(),
  hush: vi.fn<Boot['hush']>(),
  renew: vi.fn<Boot['renew']>(),
  /** Presses what the note offers. */
  act: () => note.say.mock.lastCall?.[2]?.(),
  /** As the loader does when the note goes. */
  close: () => note.say.mock.lastCall?.[3]?.(),
};

/** A loader whose note is looked at. Returns how to take it away again. */
export function fakeNote(): () => void {
  for (const mock of [note.say, note.hush, note.renew]) mock.mockReset();
  return fakeBoot(note);
}

/** An import() that fails. */
export const failsWith =
  (fault: string, afterMs = 0) =>
  () =>
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(fault)), afterMs));
