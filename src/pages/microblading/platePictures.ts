import closed from 'picture:gallery-1';
import measured from 'picture:gallery-2';
import nano from 'picture:gallery-3';
import after from 'picture:pair-microblading-after';
import before from 'picture:pair-microblading-before';
import powdered from 'picture:pair-ombre-after';

import type { PlateId } from '@/content/microblading';
import type { PictureSource } from '@/lib/picture';

export const platePictures: Record<PlateId, PictureSource> = { before, after, closed, measured, nano, powdered };
