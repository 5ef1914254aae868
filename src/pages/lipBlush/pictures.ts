import after01 from 'picture:lip-01-after';
import before01 from 'picture:lip-01-before';
import after02 from 'picture:lip-02-after';
import before02 from 'picture:lip-02-before';
import after03 from 'picture:lip-03-after';
import before03 from 'picture:lip-03-before';
import after04 from 'picture:lip-04-after';
import before04 from 'picture:lip-04-before';
import after05 from 'picture:lip-05-after';
import before05 from 'picture:lip-05-before';
import after06 from 'picture:lip-06-after';
import before06 from 'picture:lip-06-before';
import after07 from 'picture:lip-07-after';
import before07 from 'picture:lip-07-before';
import after08 from 'picture:lip-08-after';
import before08 from 'picture:lip-08-before';
import after09 from 'picture:lip-09-after';
import before09 from 'picture:lip-09-before';
import after10 from 'picture:lip-10-after';
import before10 from 'picture:lip-10-before';
import after11 from 'picture:lip-11-after';
import before11 from 'picture:lip-11-before';

import type { LipStudyId } from '@/content/lipBlush';
import type { PictureSource } from '@/lib/picture';

/** The pictures of the gallery by the ids of content/lipBlush.ts; alt texts stand in pictures/slots/lipPairs.ts. */
export const studyPictures: Readonly<Record<LipStudyId, { before: PictureSource; after: PictureSource }>> = {
  '01': { before: before01, after: after01 },
  '02': { before: before02, after: after02 },
  '03': { before: before03, after: after03 },
  '04': { before: before04, after: after04 },
  '05': { before: before05, after: after05 },
  '06': { before: before06, after: after06 },
  '07': { before: before07, after: after07 },
  '08': { before: before08, after: after08 },
  '09': { before: before09, after: after09 },
  '10': { before: before10, after: after10 },
  '11': { before: before11, after: after11 },
};
