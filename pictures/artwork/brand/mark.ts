/** The mark: an arch within an arch, in a box of 22 x 30. */
export const MARK_BOX = [22, 30] as const;
const OUTER = 'M1 29V11a10 10 0 0 1 20 0v18Z';
const INNER = 'M6.5 29V12.5a4.5 4.5 0 0 1 9 0V29';

export const markLines = (colour: string, width: number): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"><path d="${OUTER}"/><path d="${INNER}"/></g>`;

const OXBLOOD = '#4A1F28';
const CHAMPAGNE = '#E2C89A';

/** A square icon of `size` px. `share` is the mark's height as a fraction of `size`. */
export function icon({ size, share, line, radius }: { size: number; share: number; line: number; radius: number }): string {
  const scale = (size * share) / MARK_BOX[1];
  const x = (size - MARK_BOX[0] * scale) / 2;
  const y = (size - MARK_BOX[1] * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${OXBLOOD}"/><g transform="translate(${x} ${y}) scale(${scale})">${markLines(CHAMPAGNE, line)}</g></svg>`;
}
