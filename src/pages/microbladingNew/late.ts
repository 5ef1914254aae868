import { standingPart } from '@/boot/LatePart';

export const LateFilms = standingPart<object>(async () => (await import('./Films')).Films, 'video', 'min-h-160 bg-oxblood-deep');
