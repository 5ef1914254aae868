/** The grounds that sections shared by several pages can stand on. */
export const grounds = { porcelain: 'bg-porcelain', plaster: 'bg-plaster', petal: 'bg-petal' } as const;

export type Ground = keyof typeof grounds;
