import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { fallbackOf, PICTURE_WIDTHS_PX, pictureFile, type PictureSource, widthsOf } from '../../src/lib/picture.ts';

/** Effort 4 would save another 10 % of the bytes but take six times as long. Large files use the lowest effort. */
const avifOptions = (width: number) => ({ quality: 50, effort: width > 750 ? 1 : 2 });
const WEBP = { quality: 74, effort: 2 } as const;
/** Maximum width of the single WebP fallback, which is enough for phones and most desktops. */
const WEBP_PX = 1120;
/** Increase when the encoding changes, to invalidate cached files. */
const ENCODING_VERSION = 2;

export interface PictureVariants {
  picture: Omit<PictureSource, 'alt' | 'illustration'>;
  /** File contents by address on the site. */
  files: ReadonlyMap<string, Buffer>;
}

/** Encodes a source file in all sizes and formats. Results are cached in `cacheDir` by content. */
export async function makeVariants(sourceFile: string, slot: string, cacheDir: string): Promise<PictureVariants> {
  const source = await readFile(sourceFile);
  const hash = createHash('sha256').update(source).update(String(ENCODING_VERSION)).digest('hex').slice(0, 10);
  const { width, height } = await sharp(source).metadata();
  const name = `${slot}-${hash}`;
  if (width < PICTURE_WIDTHS_PX[0]) throw new Error(`${sourceFile} is ${width} px wide; at least ${PICTURE_WIDTHS_PX[0]} are needed.`);
  const files = new Map<string, Buffer>();
  const add = async (url: string, encode: () => Sharp) =>
    void files.set(url, await cached(join(cacheDir, basename(url)), async () => await encode().toBuffer()));
  for (const target of widthsOf(width))
    await add(pictureFile(name, target), () => sharp(source).resize({ width: target }).avif(avifOptions(target)));
  await add(fallbackOf({ name }), () => sharp(source).resize({ width: WEBP_PX, withoutEnlargement: true }).webp(WEBP));
  return { picture: { name, width, height, colour: await averageColour(source) }, files };
}

/** Returns the cached `file`, or creates it. An interrupted run leaves no partly written file behind. */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return await readFile(file);
  const data = await make();
  const part = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, data);
  await rename(part, file);
  return data;
}

/** `#rgb`, because every picture's colour stands in the HTML. */
async function averageColour(source: Buffer): Promise<string> {
  const pixel = await sharp(source).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${[...pixel].map((value) => Math.round(value / 17).toString(16)).join('')}`;
}
