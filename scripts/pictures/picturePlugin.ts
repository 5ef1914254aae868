import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import type { PictureSource } from '../../src/lib/picture.ts';
import { makeVariants, type PictureVariants } from './variants.ts';

const PREFIX = 'picture:';
const PUBLIC_DIR = 'pictures';

export interface SlotText {
  alt: string;
}

interface PicturePluginOptions {
  root: string;
  /** Slot name -> its text (pictures/slots.ts). */
  slots: Readonly<Record<string, SlotText>>;
}

/**
 * `import plate from 'picture:<slot>'` gives a PictureSource: all sizes in AVIF and WebP, intrinsic size, average colour, alt text.
 * The build emits the files under /pictures/; in dev they are answered from memory.
 * A name without a slot or without a file stops the build with a sentence that says so.
 */
export function picturePlugin({ root, slots }: PicturePluginOptions): Plugin {
  const cacheDir = join(root, 'node_modules/.cache/pictures');
  const made = new Map<string, Promise<PictureVariants>>();
  let emit = false;

  function variantsOf(slot: string): Promise<PictureVariants> {
    const known = made.get(slot);
    if (known) return known;
    if (!(slot in slots)) throw new Error(`picture:${slot}: there is no such slot in pictures/slots.ts.`);
    const file = join(root, 'pictures/plates', `${slot}.webp`);
    if (!existsSync(file)) throw new Error(`picture:${slot}: ${file} does not exist (npm run artwork -- ${slot}).`);
    const variants = makeVariants(file, slot, cacheDir);
    made.set(slot, variants);
    return variants;
  }

  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(config) {
      emit = config.command === 'build' && !config.build.ssr;
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const slot = id.slice(PREFIX.length + 1);
      const picture = await variantsOf(slot);
      if (emit)
        for (const { fileName, data } of picture.variants)
          this.emitFile({ type: 'asset', fileName: `${PUBLIC_DIR}/${fileName}`, source: data });
      return `export default ${JSON.stringify(describe(picture, slots[slot]?.alt ?? ''))};`;
    },
    configureServer(server) {
      server.middlewares.use(`/${PUBLIC_DIR}`, (request, response, next) => {
        void findVariant(request.url ?? '').then((variant) => {
          if (!variant) return next();
          response.setHeader('content-type', `image/${variant.format}`);
          response.end(variant.data);
        }, next);
      });
    },
  };

  async function findVariant(url: string) {
    const pictures = await Promise.all(made.values());
    return pictures.flatMap((picture) => picture.variants).find((variant) => url === `/${variant.fileName}`);
  }
}

function describe({ width, height, colour, variants }: PictureVariants, alt: string): PictureSource {
  const srcset = (format: string) =>
    variants
      .filter((variant) => variant.format === format)
      .map((variant) => `/${PUBLIC_DIR}/${variant.fileName} ${variant.width}w`)
      .join(', ');
  const fallback = variants.find((variant) => variant.format === 'webp' && variant.width >= 750) ?? variants.at(-1);
  return {
    avif: srcset('avif'),
    fallback: srcset('webp'),
    src: `/${PUBLIC_DIR}/${fallback?.fileName}`,
    width,
    height,
    colour,
    alt,
    illustration: true,
  };
}
