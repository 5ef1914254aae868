import { silk } from '../fabric/silk.ts';
import type { Loop } from './loop.ts';

export const CLOTH = { colour: 'oxblood', seed: 11, span: 0.9 } as const;

/** The silk rises and sinks once while a light passes over it. */
export const breathingSilk: Loop = {
  name: 'silk',
  seconds: 8,
  chord: [87.3, 130.8, 174.6, 220],
  open: async (size) => (t) => silk({ ...size, ...CLOTH, phase: t }),
};
