import { later } from '@/boot/later';

/** Kept out of late.ts: every page with a form would load the styles of everything listed there. */
export const lateRadixSelect = later(async () => (await import('./RadixSelect')).RadixSelect);
