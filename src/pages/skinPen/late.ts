import { hydratedPart } from '@/boot/LatePart';
import type { skinPen as words } from '@/content/skinPen';

export const LateGallery = hydratedPart<typeof words.gallery>(async () => (await import('./Gallery')).Gallery, '#gallery', 'min-h-160');
