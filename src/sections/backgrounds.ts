/** Backgrounds for the sections that several pages share. */
export const backgrounds = { porcelain: 'bg-porcelain', plaster: 'bg-plaster', petal: 'bg-petal' } as const;

export type Background = keyof typeof backgrounds;
