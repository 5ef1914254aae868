import { standingPart } from '@/boot/LatePart';

import type { FilmsProps } from './Films';

export const LateFilms = standingPart<FilmsProps>(async () => (await import('./Films')).Films, 'video', 'min-h-160 bg-oxblood-deep');
