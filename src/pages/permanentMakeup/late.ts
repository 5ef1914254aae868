import { hydratedPart } from '@/boot/LatePart';
import type { permanentMakeup as content } from '@/content/permanentMakeup';

export const LateStories = hydratedPart<typeof content.stories>(async () => (await import('./Stories')).Stories, '#stories', 'min-h-105');
