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
