import microbladingAfter from 'picture:pair-microblading-after';
import microbladingBefore from 'picture:pair-microblading-before';
import nanoAfter from 'picture:pair-nano-after';
import nanoBefore from 'picture:pair-nano-before';
import ombreAfter from 'picture:pair-ombre-after';
import ombreBefore from 'picture:pair-ombre-before';

import type { PairId } from '@/content/microbladingNew';
import type { PictureSource } from '@/lib/picture';

export const pairPictures: Record<PairId, { before: PictureSource; after: PictureSource }> = {
  microblading: { before: microbladingBefore, after: microbladingAfter },
  nano: { before: nanoBefore, after: nanoAfter },
  ombre: { before: ombreBefore, after: ombreAfter },
};
