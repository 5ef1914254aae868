import config from '../../../tailwind.config';

const { theme } = config;

export interface ColourToken {
  name: string;
  value: string;
  /** Contrast on porcelain, as WCAG counts it; undefined for what is not opaque. */
  onPorcelain: number | undefined;
}

interface Shades {
  readonly [shade: string]: string | Shades;
}

/** Every colour of tailwind.config.ts as `oxblood`, `oxblood-deep`, `beam-red-rim`, ... */
export const colours: ColourToken[] = named(theme.colors)
  .filter(({ name }) => name !== 'transparent' && name !== 'current')
  .map(({ name, value }) => ({ name, value, onPorcelain: contrast(value, theme.colors.porcelain) }));

function named(shades: Shades, parent = ''): { name: string; value: string }[] {
  return Object.entries(shades).flatMap(([shade, value]) => {
    const name = [parent, shade === 'DEFAULT' ? '' : shade].filter((part) => part !== '').join('-');
    return typeof value === 'string' ? [{ name, value }] : named(value, name);
  });
}

const serif = new Set(['display-1', 'display-2', 'display-3', 'h3', 'card', 'label']);

export const typeScale = Object.entries(theme.fontSize).flatMap(([name, [fontSize, more]]) => {
  if (typeof fontSize !== 'string' || typeof more !== 'object') return [];
  const family = serif.has(name) ? theme.fontFamily.serif : theme.fontFamily.sans;
  return [{ name, size: fontSize, family: family[0], style: { fontSize, ...more, fontFamily: family.join(', ') } }];
});

/** The steps of visual-language.md in px. A class counts 4 px each: 24 px is `p-6`. */
export const spacePx = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 160] as const;
export const namedSpace = Object.entries(theme.extend.spacing);
export const radii = Object.entries(theme.borderRadius);
export const shadows = Object.entries(theme.boxShadow);
export const durations = Object.entries(theme.transitionDuration).filter(([name]) => name !== 'DEFAULT');
export const easing = theme.transitionTimingFunction.DEFAULT;

function contrast(one: string, other: string): number | undefined {
  const first = luminance(one);
  const second = luminance(other);
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** WCAG relative luminance of a `#rrggbb` colour. */
function luminance(hex: string): number | undefined {
  if (!/^#[\da-f]{6}$/i.test(hex)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
