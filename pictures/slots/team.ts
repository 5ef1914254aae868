import type { Slot } from './slot.ts';

const purpose = 'Team: half length, 3:4, plain wall, head clear of the arch.';
const frame = { purpose, ratio: [3, 4], minWidth: 900 } as const;

export const teamSlots = {
  'team-1': { ...frame, alt: 'Illustration: gouache portrait of a woman with a low bun, pearl earring and ivory tunic' },
  'team-2': { ...frame, alt: 'Illustration: gouache portrait of a woman in an ivory shayla, eyes closed' },
  'team-3': { ...frame, alt: 'Illustration: gouache portrait of a woman with a honey-blonde bob and sand-coloured wrap' },
  'team-4': { ...frame, alt: 'Illustration: gouache portrait of a woman with a dark topknot and sage wrap' },
  'team-5': { ...frame, alt: 'Illustration: gouache portrait of a woman with short curls, pearl earring and petal top, eyes closed' },
  'team-6': { ...frame, alt: 'Illustration: gouache portrait of a woman in a wrapped petal headscarf' },
} as const satisfies Record<string, Slot>;
