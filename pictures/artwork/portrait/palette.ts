/** Gouache colours of the portraits. */
export interface SkinColours {
  light: string;
  mid: string;
  shade: string;
  deep: string;
  line: string;
  /** White of the eye. */
  white: string;
}
/** Base, valley, ridge: hair and cloth alike. */
export interface Colours {
  base: string;
  shade: string;
  light: string;
}

export const SKINS = {
  porcelain: { light: '#F8DFCF', mid: '#ECC5AE', shade: '#CC957C', deep: '#9A5F4E', line: '#97604E', white: '#F5EAE2' },
  sand: { light: '#F4D5BC', mid: '#E3B592', shade: '#BE8664', deep: '#82503A', line: '#84503A', white: '#F1E5DA' },
  honey: { light: '#E5B88F', mid: '#C98F64', shade: '#9A623E', deep: '#653821', line: '#673A25', white: '#EDDFD0' },
  umber: { light: '#BE865C', mid: '#9A6240', shade: '#6C3E26', deep: '#432214', line: '#43241a', white: '#E5D4C4' },
  espresso: { light: '#96633F', mid: '#6F4329', shade: '#482818', deep: '#2B150D', line: '#2d1710', white: '#DCCBBB' },
} as const satisfies Record<string, SkinColours>;

export const HAIRS = {
  ink: { base: '#2a1c1a', shade: '#170e0d', light: '#7b5b4c' },
  brown: { base: '#4c2f24', shade: '#2d1a14', light: '#a37654' },
  chestnut: { base: '#6d3f2a', shade: '#43241a', light: '#c48a5c' },
  honey: { base: '#a8774c', shade: '#74492c', light: '#e3bf8d' },
  silver: { base: '#a69a92', shade: '#6f635e', light: '#ece4dc' },
} as const satisfies Record<string, Colours>;

export const CLOTHS = {
  oxblood: { base: '#5a2630', shade: '#33131a', light: '#8d4c52' },
  ivory: { base: '#efe5d8', shade: '#bfa893', light: '#fffaf2' },
  petal: { base: '#e2bfb0', shade: '#b98676', light: '#f5ddd1' },
  rosewood: { base: '#8C4440', shade: '#5a2526', light: '#b8726a' },
  sand: { base: '#d3bda6', shade: '#a2876e', light: '#ecdcc8' },
  ink: { base: '#3a2c2b', shade: '#211617', light: '#6a5650' },
  sage: { base: '#8f978a', shade: '#626b60', light: '#bcc2b4' },
} as const satisfies Record<string, Colours>;

export type SkinName = keyof typeof SKINS;
export type HairName = keyof typeof HAIRS;
export type ClothName = keyof typeof CLOTHS;
export const BRASS = '#B48E58';
