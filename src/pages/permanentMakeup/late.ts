import { standingPart } from '@/boot/LatePart';
import type { permanentMakeup as words } from '@/content/permanentMakeup';

export const LateStories = standingPart<typeof words.stories>(async () => (await import('./Stories')).Stories, '#stories', 'min-h-105');
