import { standingPart } from '@/boot/LatePart';
import type { lipBlush as words } from '@/content/lipBlush';

export const LateGallery = standingPart<typeof words.gallery>(async () => (await import('./Gallery')).Gallery, '#gallery', 'min-h-160');
