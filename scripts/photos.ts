// `npm run photos`: prints the shot list for a photographer and shows which pictures are still plates (illustrations).
import { join } from 'node:path';

import { readPhotos } from '../pictures/pipeline/photos.ts';
import { shotList } from '../pictures/pipeline/shotList.ts';
import { slots } from '../pictures/slots.ts';

const { photos, errors } = await readPhotos(join(import.meta.dirname, '../pictures/photos'), slots);
console.log(shotList(slots, new Set(photos.keys())));
if (errors.length > 0) {
  console.error(`\nFix these before the next build:\n${errors.join('\n')}`);
  process.exitCode = 1;
}
