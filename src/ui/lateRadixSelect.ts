import { later } from '@/boot/later';

/** Not in late.ts: every page with a form would carry the styles of all that stands there. */
export const lateRadixSelect = later(async () => (await import('./RadixSelect')).RadixSelect);
