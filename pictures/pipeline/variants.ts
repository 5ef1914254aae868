import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import sharp from 'sharp';

import { PICTURE_WIDTHS_PX, pictureFile, type PictureFormat, widthsOf } from '../../src/lib/picture.ts';
import { cached } from './cached.ts';

/** Effort 4 saves another 10 % of the bytes for six times the seconds; large files take the least. */
const avifOptions = (width: number) => ({ quality: 50, effort: width > 750 ? 1 : 2 });
const WEBP = { quality: 74, effort: 2 } as const;
/** Raised when the encoding changes: old cache entries are not found any more. */
const ENCODING = 2;

interface Variant {
  /** Address on the site, from its root. */
  url: string;
  format: PictureFormat;
  data: Buffer;
}

export interface PictureVariants {
  /** What the names of the files begin with. */
  name: string;
  width: number;
  height: number;
  /** The average colour as #rrggbb. */
  colour: string;
  variants: Variant[];
}

/** All sizes and formats of a source file. Encoded once per content: later builds read `cacheDir`. */
export async function makeVariants(sourceFile: string, slot: string, cacheDir: string): Promise<PictureVariants> {
  const source = await readFile(sourceFile);
  const hash = createHash('sha256').update(source).update(String(ENCODING)).digest('hex').slice(0, 10);
  const { width, height } = await sharp(source).metadata();
  const name = `${slot}-${hash}`;
  const widths = widthsOf(width);
  if (widths.length === 0) throw new Error(`${sourceFile} is ${width} px wide; at least ${PICTURE_WIDTHS_PX[0]} are needed.`);
  const variants: Variant[] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const target of widths) {
      const url = pictureFile(name, target, format);
      variants.push({ url, format, data: await cached(join(cacheDir, basename(url)), () => encode(source, target, format)) });
    }
  }
  return { name, width, height, colour: await averageColour(source), variants };
}

function encode(source: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(source).resize({ width });
  return (format === 'avif' ? resized.avif(avifOptions(width)) : resized.webp(WEBP)).toBuffer();
}

async function averageColour(source: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(source).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
