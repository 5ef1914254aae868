import { hydratedPart } from '@/boot/LatePart';
import type { lipBlush as content } from '@/content/lipBlush';

export const LateGallery = hydratedPart<typeof content.gallery>(async () => (await import('./Gallery')).Gallery, '#gallery', 'min-h-160');

export const LateShades = hydratedPart<typeof content.shades>(async () => (await import('./Shades')).Shades, '#shades', 'min-h-160');
