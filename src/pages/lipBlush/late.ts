import { hydratedPart } from '@/boot/LatePart';
import type { lipBlush as words } from '@/content/lipBlush';

export const LateGallery = hydratedPart<typeof words.gallery>(async () => (await import('./Gallery')).Gallery, '#gallery', 'min-h-160');

export const LateShades = hydratedPart<typeof words.shades>(async () => (await import('./Shades')).Shades, '#shades', 'min-h-160');
