import { hydratedPart } from '@/boot/LatePart';
import type { permanentMakeup as words } from '@/content/permanentMakeup';

export const LateStories = hydratedPart<typeof words.stories>(async () => (await import('./Stories')).Stories, '#stories', 'min-h-105');
