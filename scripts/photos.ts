// `npm run photos`: prints the shot list for a photographer and shows which pictures are still plates (illustrations).
import { join } from 'node:path';

import { readPhotos } from '../pictures/pipeline/photos.ts';
import { shotList } from '../pictures/pipeline/shotList.ts';
import { slots } from '../pictures/slots.ts';

const { photos, faults } = await readPhotos(join(import.meta.dirname, '../pictures/photos'), slots);
console.log(shotList(slots, new Set(photos.keys())));
if (faults.length > 0) {
  console.error(`\nFix these before the next build:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
