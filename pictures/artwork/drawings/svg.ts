import theme from '../../../tailwind.config.ts';

const { colors } = theme.theme;

/** The site's inks: a file cannot take them from the page that shows it. */
export const ink = {
  umber: colors.umber.DEFAULT,
  umberDeep: colors.umber.deep,
  brass: colors.brass.DEFAULT,
  porcelain: colors.porcelain,
  champagne: colors.champagne,
  graphite: colors.graphite,
} as const;

/** An SVG file; `box` is its view box as `x y width height`, `attributes` hold for all that is in it. */
export function svgFile(box: string, body: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${attributes && ` ${attributes}`}>${body}</svg>`;
}

/** A filled path. */
export function filled(d: string, fill: string, opacity?: number): string {
  return `<path d="${d}" fill="${fill}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}/>`;
}

/** A line. */
export function drawn(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** From -1 to 1, uneven from one number to the next and the same on every machine. */
export function jitter(order: number): number {
  return Math.sin(order * 12.9898) * Math.cos(order * 4.1414);
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
