/** Backgrounds for the sections that several pages share. */
export const grounds = { porcelain: 'bg-porcelain', plaster: 'bg-plaster', petal: 'bg-petal' } as const;

export type Ground = keyof typeof grounds;
