import { hydratedPart } from '@/boot/LatePart';

import type { FilmsProps } from './Films';

export const LateFilms = hydratedPart<FilmsProps>(async () => (await import('./Films')).Films, 'video', 'min-h-160 bg-oxblood-deep');
