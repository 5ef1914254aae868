import theme from '../../../tailwind.config.ts';

const { colors } = theme.theme;

/** The site's colours. SVG files used as images cannot inherit them from the page. */
export const ink = {
  umber: colors.umber.DEFAULT,
  umberDeep: colors.umber.deep,
  brass: colors.brass.DEFAULT,
  porcelain: colors.porcelain,
  champagne: colors.champagne,
  graphite: colors.graphite,
  steel: '#CBC5C1',
} as const;

/** Returns an SVG file. `box` is its view box as `x y width height`. `attributes` apply to the whole content. */
export function svgFile(box: string, body: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${attributes && ` ${attributes}`}>${body}</svg>`;
}

export function filled(d: string, fill: string, opacity?: number): string {
  return `<path d="${d}" fill="${fill}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}/>`;
}

export function drawn(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** Returns a pseudo-random number from -1 to 1, the same on every machine. */
export function jitter(order: number): number {
  return Math.sin(order * 12.9898) * Math.cos(order * 4.1414);
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
