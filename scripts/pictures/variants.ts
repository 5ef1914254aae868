import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

/** Widths in px of which every picture is cut, up to its own. 750 is what a 412 px phone at 1.75 asks for. */
const WIDTHS_PX = [375, 750, 1120, 1600] as const;
/** Effort 4 saves another 10 % of the bytes for six times the seconds; large files take the least. */
const avifOptions = (width: number) => ({ quality: 50, effort: width > 750 ? 1 : 2 });
const WEBP = { quality: 74, effort: 2 } as const;
/** Raised when the encoding changes: old cache entries are not found any more. */
const ENCODING = 2;

export interface Variant {
  fileName: string;
  width: number;
  format: 'avif' | 'webp';
  data: Buffer;
}

export interface PictureVariants {
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
  await mkdir(cacheDir, { recursive: true });
  const { width, height } = await sharp(source).metadata();
  const widths = WIDTHS_PX.filter((candidate) => candidate <= width);
  if (widths.length === 0) throw new Error(`${sourceFile} is ${width} px wide; at least ${WIDTHS_PX[0]} are needed.`);
  const variants: Variant[] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const target of widths) {
      const fileName = `${slot}-${hash}-${target}.${format}`;
      variants.push({ fileName, width: target, format, data: await encoded(source, target, format, join(cacheDir, fileName)) });
    }
  }
  return { width, height, colour: await averageColour(source), variants };
}

async function encoded(source: Buffer, width: number, format: 'avif' | 'webp', cacheFile: string): Promise<Buffer> {
  if (existsSync(cacheFile)) return readFile(cacheFile);
  const resized = sharp(source).resize({ width });
  const data = await (format === 'avif' ? resized.avif(avifOptions(width)) : resized.webp(WEBP)).toBuffer();
  await writeFile(cacheFile, data);
  return data;
}

async function averageColour(source: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(source).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
