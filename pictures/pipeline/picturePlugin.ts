import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

import type { PictureSource } from '../../src/lib/picture.ts';
import { cropPhoto } from './crop.ts';
import { partnerOf, type Photo, readPhotos, type Slots } from './photos.ts';
import { replacePictureCalls } from './pictureCalls.ts';
import { makeVariants, type PictureVariants } from './variants.ts';

/** A virtual module that exports how many slots still show an illustration: 'all', 'some' or 'none'. */
const ILLUSTRATED = 'pictures:illustrated';

interface PicturePluginOptions {
  root: string;
  /** pictures/slots.ts */
  slots: Slots;
}

/**
 * Replaces `picture('<slot>')` with a PictureSource: the names of its AVIF and WebP files, intrinsic size, average colour, alt text.
 * `photo('<slot>')` becomes `undefined` until a photograph fills the slot. The build emits the files under /pictures/; dev serves them
 * from memory. Every module that uses a picture inlines the PictureSource (a few bytes), because a PictureSource shared by modules would
 * otherwise become a separate script to fetch.
 * A photograph in pictures/photos/ replaces the plate. Unknown slots, missing files and faulty photographs stop the build with a message.
 */
export function picturePlugin({ root, slots }: PicturePluginOptions): Plugin {
  const cacheDir = join(root, 'node_modules/.cache/pictures');
  const variantsBySlot = new Map<string, Promise<PictureVariants>>();
  let photos: ReadonlyMap<string, Photo> = new Map();
  let emit = false;

  function variantsOf(slot: string): Promise<PictureVariants> {
    const known = variantsBySlot.get(slot);
    if (known) return known;
    const variants = sourceOf(slot).then((file) => makeVariants(file, slot, cacheDir));
    variantsBySlot.set(slot, variants);
    variants.catch(() => variantsBySlot.delete(slot));
    return variants;
  }

  async function literalOf(build: Rolldown.PluginContext, slot: string, call: 'picture' | 'photo'): Promise<string> {
    if (call === 'photo' && Object.hasOwn(slots, slot) && !photos.has(slot)) return 'undefined';
    const { picture, files } = await variantsOf(slot);
    if (emit) for (const [url, source] of files) build.emitFile({ type: 'asset', fileName: url.slice(1), source });
    const alt = photos.get(slot)?.alt ?? slots[slot]?.alt ?? '';
    return JSON.stringify({ ...picture, alt, illustration: !photos.has(slot) } satisfies PictureSource);
  }

  async function sourceOf(name: string): Promise<string> {
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (!slot) throw new Error(`picture('${name}'): there is no such slot in pictures/slots.ts.`);
    const photo = photos.get(name);
    if (photo) return cropPhoto(photo.file, name, { ratio: slot.ratio, position: partnerOf(name) ? 'centre' : 'attention', cacheDir });
    const plate = join(root, 'pictures/plates', `${name}.webp`);
    if (!existsSync(plate))
      throw new Error(`picture('${name}'): ${plate} does not exist; photo('${name}') needs no plate (pictures/README.md).`);
    return plate;
  }

  return {
    name: 'pictures',
    enforce: 'pre',
    configResolved(config) {
      emit = config.command === 'build' && !config.build.ssr;
    },
    async buildStart() {
      const folder = await readPhotos(join(root, 'pictures/photos'), slots);
      if (folder.errors.length > 0) throw new Error(folder.errors.join('\n'));
      photos = folder.photos;
    },
    resolveId: (id) => (id === ILLUSTRATED ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${ILLUSTRATED}`) return undefined;
      return `export default ${JSON.stringify(illustrationShare(photos, slots))};`;
    },
    async transform(code) {
      return await replacePictureCalls(code, (slot, call) => literalOf(this, slot, call));
    },
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const url = request.originalUrl ?? '';
        void Promise.all(variantsBySlot.values()).then((pictures) => {
          const data = pictures.find(({ files }) => files.has(url))?.files.get(url);
          if (!data) return next();
          response.setHeader('content-type', `image/${extname(url).slice(1)}`);
          response.end(data);
        }, next);
      });
    },
  };
}

function illustrationShare(photos: ReadonlyMap<string, Photo>, slots: Slots): 'all' | 'some' | 'none' {
  if (photos.size === 0) return 'all';
  return Object.entries(slots).some(([name, { alt }]) => alt !== undefined && !photos.has(name)) ? 'some' : 'none';
}
