import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';

import { drawBrand } from '../../pictures/brand.ts';
import { cropPhoto } from '../../pictures/pipeline/crop.ts';
import { readPhotos, type Slots } from '../../pictures/pipeline/photos.ts';
import { picturePlugin } from '../../pictures/pipeline/picturePlugin.ts';
import { shotList } from '../../pictures/pipeline/shotList.ts';
import { makeVariants } from '../../pictures/pipeline/variants.ts';
import { slots as siteSlots } from '../../pictures/slots.ts';
import type { Slot } from '../../pictures/slots/slot.ts';
import { testFolder } from '../support/serve.ts';

const person = { purpose: 'Half length.', ratio: [3, 4], minWidth: 400, alt: 'Illustration: portrait' } as const;
const pair = { purpose: 'Two frames of one client.', ratio: [5, 4], minWidth: 400, consent: true } as const;
const slots: Slots = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`team-${number}`, person])),
  'bare-wall': { purpose: 'A wall.', ratio: [3, 4], minWidth: 400 },
  'pair-before': { ...pair, alt: 'Illustration, before: a brow' },
  'pair-after': { ...pair, alt: 'Illustration, after: a brow' },
};

let root: string;
let folder: string;
let cacheDir: string;

beforeEach(async () => {
  root = await testFolder();
  folder = join(root, 'pictures/photos');
  cacheDir = join(root, 'node_modules/.cache/pictures');
  const plates = join(root, 'pictures/plates');
  for (const path of [folder, plates]) await mkdir(path, { recursive: true });
  const plate = drawing(400, 500).webp();
  for (const [slot, { alt }] of Object.entries(slots)) if (alt) await plate.clone().toFile(join(plates, `${slot}.webp`));
});

const drawing = (width: number, height: number, background = '#c33') => sharp({ create: { width, height, channels: 3, background } });

/** Adds a photograph and its JSON file. A string is written to the JSON file unchanged. */
async function addPhoto(name: string, text: string | object = { alt: 'A woman smiling', consent: 'C-17' }, width = 600, height = 800) {
  await drawing(width, height).jpeg().toFile(join(folder, name));
  await writeFile(join(folder, name.replace(/\w+$/, 'json')), typeof text === 'string' ? text : JSON.stringify(text));
}

const errors = async () => (await readPhotos(folder, slots)).errors.map((error) => error.replace('pictures/photos/', ''));

type Hooks = Record<'configResolved' | 'buildStart' | 'load' | 'transform', (this: object, input?: unknown) => Promise<string>>;

/** Runs a client build of a picture() call. Returns the picture, the emitted files and the module about illustrated slots. */
async function build(call: string) {
  const plugin = picturePlugin({ root, slots }) as unknown as Hooks;
  const files: string[] = [];
  const context = { emitFile: (file: { fileName: string }) => void files.push(file.fileName) };
  void plugin.configResolved({ command: 'build', build: { ssr: false } });
  await plugin.buildStart.call(context);
  const code = await plugin.transform.call(context, `import { picture } from '@/lib/picture';\nexport default ${call};`);
  const illustrated = await plugin.load.call(context, '\0pictures:illustrated');
  const literal = /\((.*)\);$/.exec(code)?.[1] ?? '';
  return { picture: literal === 'undefined' ? undefined : JSON.parse(literal), files, illustrated };
}

test('a photograph replaces the plate, its alt text and its illustration note; the consent id is not in the build', async () => {
  await writeFile(join(folder, 'README.md'), 'How to');
  const plate = await build("picture('team-1')");
  expect(plate.picture).toMatchObject({ alt: 'Illustration: portrait', illustration: true, width: 400, height: 500 });
  expect(plate.illustrated).toContain('all');

  await addPhoto('team-1.JPG', { alt: ' Niamh at her desk ', consent: 'C-17' }, 600, 1000);
  const photo = await build("picture('team-1')");
  expect(photo.picture).toMatchObject({ alt: 'Niamh at her desk', illustration: false, width: 600, height: 800 });
  expect(photo.files).toEqual([`pictures/${photo.picture.name}-375.avif`, `pictures/${photo.picture.name}.webp`]);
  expect(photo.files).not.toEqual(plate.files);
  expect(photo.illustrated).toContain('some');
  expect(JSON.stringify(photo)).not.toContain('C-17');
});

test('a slot for a photograph only shows nothing until a photograph fills it, and is never counted as an illustration', async () => {
  expect(await build("photo('bare-wall')")).toMatchObject({ picture: undefined, files: [] });
  await expect(build("picture('bare-wall')")).rejects.toThrow("photo('bare-wall') needs no plate");
  await expect(build("photo('bare-wal')")).rejects.toThrow('no such slot');
  expect(shotList(slots, new Set())).toMatch(/bare-wall +nothing +3:4/);

  for (const slot of Object.keys(slots)) await addPhoto(`${slot}.jpg`, { alt: 'A wall', consent: 'C-17' }, 800, 900);
  expect((await build("photo('bare-wall')")).picture).toMatchObject({ alt: 'A wall', illustration: false });
  for (const type of ['jpg', 'json']) await rm(join(folder, `bare-wall.${type}`));
  expect((await build("picture('team-1')")).illustrated).toContain('none');
});

test('every output is upright, cropped to the ratio, and without EXIF, location, XMP and colour profile', async () => {
  const left = await drawing(600, 900, '#f00').png().toBuffer();
  // A photograph as a phone saves it: to be rotated by 90 degrees clockwise, and with its location. Red is on the left.
  await drawing(1200, 900, '#0f0')
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Someone', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 4/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>secret</note></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, 'team-1.jpg'));

  const source = await cropPhoto(join(folder, 'team-1.jpg'), 'team-1', { ratio: [3, 4], position: 'centre', cacheDir });
  const { picture, files } = await makeVariants(source, 'team-1', cacheDir);
  expect(picture).toMatchObject({ width: 900, height: 1200 });
  const suffixes = [...files.keys()].map((url) => url.slice(url.lastIndexOf(picture.name) + picture.name.length));
  expect(suffixes).toEqual(['-375.avif', '-750.avif', '.webp']);
  for (const data of files.values()) {
    const { exif, xmp, icc, iptc, orientation, width, height } = await sharp(data).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(height / width).toBeCloseTo(4 / 3, 2);
    expect(data.toString('latin1')).not.toMatch(/Someone|secret|GPS/);
    const [red = 0, green = 255] = await sharp(data).extract({ left: 0, top: 20, width, height: 1 }).removeAlpha().raw().toBuffer();
    expect(red, 'what lay left is above').toBeGreaterThan(green);
  }
});

test('a photograph always produces the same files, no wider than the largest size; a second build uses the cache', async () => {
  const modifiedTimes = async () =>
    Promise.all((await readdir(cacheDir)).map(async (name) => [name, (await stat(join(cacheDir, name))).mtimeMs]));
  await addPhoto('team-1.jpg', { alt: 'A woman' }, 1650, 2200);
  const first = await build("picture('team-1')");
  expect(first.picture).toMatchObject({ width: 1600, height: 2133 });
  const written = await modifiedTimes();
  expect(await build("picture('team-1')")).toEqual(first);
  expect(await modifiedTimes()).toEqual(written);
});

test('reports all faults together, each as a sentence', async () => {
  await addPhoto('pair-after.jpg');
  await writeFile(join(folder, 'pair-after.jpg'), 'no picture');
  await writeFile(join(folder, 'pair-before.HEIC'), 'heic');
  await addPhoto('team-1.jpg');
  await addPhoto('team-1.png');
  await addPhoto('team-2.jpg', { alt: 'A woman' }, 900, 400);
  await addPhoto('team-3.jpg', 'null');
  await addPhoto('team-4.jpg', '{ alt }');
  await addPhoto('team-5.jpg', { alt: 'Illustration: portrait' });
  await addPhoto('teem-1.jpg');
  await writeFile(join(folder, 'teem-2.json'), '{}');
  expect(await errors()).toEqual([
    'pair-after.jpg: this file cannot be read as a picture.',
    'pair-before.HEIC: save it as jpg, png, webp or avif; .HEIC is not read.',
    'team-1.png: team-1.jpg fills this slot already; keep one of them.',
    'team-2.jpg: it is 300 px wide at 3:4; the slot needs at least 400 px.',
    'team-3.json: "alt" is missing; say what the photograph shows.',
    'team-4.json: this is not valid JSON; pictures/photos/README.md shows an example.',
    'team-5.json: "alt" calls it an illustration; say what the photograph shows.',
    'teem-1.jpg: there is no slot "teem-1" in pictures/slots.ts; npm run photos lists them.',
    'teem-2.json: there is no photograph of that name beside it.',
    'pair-after.jpg: its pair pair-before is still a plate; bring both photographs or neither.',
  ]);
});

test('half a before/after pair, or a missing consent id, stops the build before any output and lists all faults', async () => {
  await addPhoto('pair-before.jpg', { alt: 'A brow', consent: ' ' }, 500, 400);
  await expect(build("picture('team-1')")).rejects.toThrow(
    `pictures/photos/pair-before.json: "consent" is missing; a before/after photograph needs the id of the client's signed consent.\n` +
      'pictures/photos/pair-before.jpg: its pair pair-after is still a plate; bring both photographs or neither.',
  );
  expect(existsSync(cacheDir)).toBe(false);
});

test('every slot is shown by a page, and every plate belongs to a slot', async () => {
  const root = join(import.meta.dirname, '../..');
  const sources = await Promise.all(globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFile(join(root, file), 'utf8')));
  const calls = sources.join('\n').matchAll(/\b(picture|photo|pair)\('([a-z0-9-]+)'\)/g);
  const shown = new Set(
    Array.from(calls, ([, call, name]) => (call === 'pair' ? [`${name}-before`, `${name}-after`] : [`${name}`])).flat(),
  );
  expect([...shown].toSorted()).toEqual(Object.keys(siteSlots).toSorted());

  const plates = (await readdir(join(root, 'pictures/plates'))).map((file) => parse(file).name);
  const drawn = Object.entries<Slot>(siteSlots).flatMap(([name, { alt }]) => (alt === undefined ? [] : [name]));
  expect(plates.toSorted()).toEqual(drawn.toSorted());
});

const PUBLIC = join(import.meta.dirname, '../../public');
const ICONS = ['favicon.svg', 'favicon-32.png', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
const WORDS = { left: 80, top: 90, width: 600, height: 300 };
const ARCH = { left: 760, top: 320, width: 330, height: 300 };

test('a changed name reaches the manifest and the share images; icons and pictures stay', async () => {
  const folder = await testFolder();
  await mkdir(join(folder, 'share'));
  await drawBrand('Layla & Noor', folder);

  for (const icon of ICONS) expect(await readFile(join(folder, icon)), icon).toEqual(await readFile(join(PUBLIC, icon)));
  const manifest = JSON.parse(await readFile(join(folder, 'site.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'Layla & Noor', short_name: 'Layla & Noor', icons: [{}, {}, {}] });
  for (const image of ['share.jpg', 'share/lip-blush.jpg']) {
    expect(await difference(image, WORDS), image).toBeGreaterThan(2);
    expect(await difference(image, ARCH), image).toBeLessThan(1);
  }

  /** Mean difference between the drawn and the committed image, 0 to 255. */
  async function difference(image: string, part: typeof WORDS): Promise<number> {
    const { width, height } = await sharp(join(folder, image)).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    const [drawn, committed] = await Promise.all(
      [folder, PUBLIC].map((place) => sharp(join(place, image)).extract(part).greyscale().raw().toBuffer()),
    );
    return (
      (drawn ?? Buffer.of()).reduce((sum, value, at) => sum + Math.abs(value - (committed?.[at] ?? 0)), 0) / (part.width * part.height)
    );
  }
});
