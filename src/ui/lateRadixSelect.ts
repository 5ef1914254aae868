import { later } from '@/boot/later';

/** Kept out of late.ts, because every page with a form loads the styles of everything listed there. */
export const lateRadixSelect = later(async () => (await import('./RadixSelect')).RadixSelect);
