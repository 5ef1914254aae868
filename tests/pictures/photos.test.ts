import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { cropPhoto } from '../../pictures/pipeline/crop.ts';
import { readPhotos, type Slots } from '../../pictures/pipeline/photos.ts';
import { picturePlugin } from '../../pictures/pipeline/picturePlugin.ts';
import { shotList } from '../../pictures/pipeline/shotList.ts';
import { makeVariants } from '../../pictures/pipeline/variants.ts';

const pair = { purpose: 'Two frames of one client.', ratio: [5, 4], minWidth: 400, consent: true } as const;
const slots: Slots = {
  'team-1': { purpose: 'Half length.', ratio: [3, 4], minWidth: 400, alt: 'Illustration: portrait' },
  'pair-before': { ...pair, alt: 'Illustration, before: a brow' },
  'pair-after': { ...pair, alt: 'Illustration, after: a brow' },
};

let root: string;
let folder: string;
let cacheDir: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'photos-'));
  folder = join(root, 'pictures/photos');
  cacheDir = join(root, 'node_modules/.cache/pictures');
  await mkdir(folder, { recursive: true });
  await mkdir(join(root, 'pictures/plates'));
  for (const slot of Object.keys(slots))
    await drawing(400, 500, '#00f')
      .webp()
      .toFile(join(root, 'pictures/plates', `${slot}.webp`));
});

afterEach(() => rm(root, { recursive: true }));

const drawing = (width: number, height: number, background = '#c33') => sharp({ create: { width, height, channels: 3, background } });

/** A photograph as a phone saves it: lying, to be turned by 90 degrees clockwise, with the place where it was taken. Red lies left. */
async function phonePhoto(width: number, height: number): Promise<Buffer> {
  const left = await drawing(width / 2, height, '#f00')
    .png()
    .toBuffer();
  return drawing(width, height, '#0f0')
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Someone', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 4/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>secret</note></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function bring(name: string, text: unknown = { alt: 'A woman smiling', consent: 'C-17' }, [width, height] = [500, 400]) {
  await drawing(width ?? 0, height ?? 0)
    .jpeg()
    .toFile(join(folder, name));
  await writeFile(join(folder, name.replace(/\w+$/, 'json')), typeof text === 'string' ? text : JSON.stringify(text));
}

const faults = async () => (await readPhotos(folder, slots)).faults;

type Hook<Result> = (this: { emitFile: (file: { fileName: string }) => void }, text?: string) => Promise<Result>;

interface Hooks {
  configResolved(config: object): void;
  buildStart: Hook<void>;
  load: Hook<string>;
  transform: Hook<string>;
}

/** What a client build makes of a call of picture(), or of the module that says how many are illustrations. */
async function build(what: string): Promise<{ module: string; files: string[] }> {
  const plugin = picturePlugin({ root, slots }) as unknown as Hooks;
  const files: string[] = [];
  const context = { emitFile: (file: { fileName: string }) => void files.push(file.fileName) };
  plugin.configResolved({ command: 'build', build: { ssr: false } });
  await plugin.buildStart.call(context);
  const module = what.startsWith('pictures:')
    ? await plugin.load.call(context, `\0${what}`)
    : (await plugin.transform.call(context, `import { picture } from '@/lib/picture';\nexport default ${what};`)).split('\n')[1];
  return { module: (module ?? '').replace(/^export default \(?/, '').replace(/\)?;$/, ''), files };
}

test('an empty or absent folder and its README are no photographs', async () => {
  await writeFile(join(folder, 'README.md'), 'How to');
  await writeFile(join(folder, '.DS_Store'), '');
  expect(await readPhotos(folder, slots)).toEqual({ photos: new Map(), faults: [] });
  expect(await readPhotos(join(root, 'nowhere'), slots)).toEqual({ photos: new Map(), faults: [] });
});

test('a photograph supersedes the plate, its alt text and its note', async () => {
  const plate = await build("picture('team-1')");
  expect(JSON.parse(plate.module)).toMatchObject({ alt: 'Illustration: portrait', illustration: true, width: 400, height: 500 });
  expect(await build('pictures:illustrated')).toMatchObject({ module: '"all"' });

  await bring('team-1.JPG', { alt: ' Niamh at her desk ' }, [600, 1000]);
  const photo = await build("picture('team-1')");
  expect(JSON.parse(photo.module)).toMatchObject({ alt: 'Niamh at her desk', illustration: false, width: 600, height: 800 });
  expect(photo.files).toHaveLength(2);
  expect(photo.files).not.toEqual(plate.files);
  expect(await build('pictures:illustrated')).toMatchObject({ module: '"some"' });
});

test('the consent id stays in its folder', async () => {
  await bring('pair-before.jpg');
  await bring('pair-after.jpg');
  const { module, files } = await build("picture('pair-after')");
  expect(module + files.join()).not.toContain('C-17');
  await bring('team-1.jpg', { alt: 'A woman smiling' }, [400, 600]);
  expect(await build('pictures:illustrated')).toMatchObject({ module: '"none"' });
});

test('every output is upright, cut to the ratio, and without EXIF, place, XMP and colour profile', async () => {
  const file = join(folder, 'team-1.jpg');
  const photo = await phonePhoto(1200, 900);
  const before = await sharp(photo).metadata();
  expect(before).toMatchObject({ orientation: 6, width: 1200, height: 900 });
  expect(before.exif?.toString('latin1')).toContain('Someone');
  expect(before.xmp?.toString()).toContain('secret');
  await writeFile(file, photo);

  const source = await cropPhoto(file, 'team-1', { ratio: [3, 4], position: 'centre', cacheDir });
  const picture = await makeVariants(source, 'team-1', cacheDir);
  expect(picture).toMatchObject({ width: 900, height: 1200 });
  expect(picture.variants.map(({ format, url }) => [format, url.match(/-(\d+)\.\w+$/)?.[1]])).toEqual([
    ['avif', '375'],
    ['avif', '750'],
    ['webp', '375'],
    ['webp', '750'],
  ]);
  for (const { data } of picture.variants) {
    const { exif, xmp, icc, iptc, orientation, width, height } = await sharp(data).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(height / width).toBeCloseTo(4 / 3, 2);
    expect(data.toString('latin1')).not.toMatch(/Someone|secret|GPS/);
    expect(await pixel(data, width / 2, 20)).toEqual(['red']);
    expect(await pixel(data, width / 2, height - 20)).toEqual(['green']);
  }
});

async function pixel(data: Buffer, left: number, top: number): Promise<string[]> {
  const extract = { left: Math.floor(left), top: Math.floor(top), width: 1, height: 1 };
  const channels = await sharp(data).extract(extract).removeAlpha().raw().toBuffer();
  return ['red', 'green', 'blue'].filter((_, index) => (channels[index] ?? 0) > 128);
}

test('a large photograph becomes no wider than the largest size', async () => {
  await bring('team-1.jpg', { alt: 'A woman' }, [3000, 3000]);
  const source = await cropPhoto(join(folder, 'team-1.jpg'), 'team-1', { ratio: [3, 4], position: 'attention', cacheDir });
  expect(await sharp(source).metadata()).toMatchObject({ width: 1600, height: 2133 });
});

test('the same photograph gives the same files, and the second time reads them from the cache', async () => {
  await writeFile(join(folder, 'team-1.jpg'), await phonePhoto(1200, 900));
  await writeFile(join(folder, 'team-1.json'), '{ "alt": "A woman smiling" }');
  const first = await build("picture('team-1')");
  const written = await times();
  expect(await build("picture('team-1')")).toEqual(first);
  expect(await times()).toEqual(written);
  expect([...written.keys()].filter((name) => name.endsWith('.part'))).toEqual([]);

  await rm(cacheDir, { recursive: true });
  expect(await build("picture('team-1')")).toEqual(first);
});

async function times(): Promise<Map<string, number>> {
  const names = (await readdir(cacheDir)).sort();
  return new Map(await Promise.all(names.map(async (name) => [name, (await stat(join(cacheDir, name))).mtimeMs] as const)));
}

test('a name that is no slot', async () => {
  await bring('teem-1.jpg');
  expect(await faults()).toEqual([
    'pictures/photos/teem-1.jpg: there is no slot "teem-1" in pictures/slots.ts; npm run photos lists them.',
  ]);
});

test('a photograph that is too narrow, also when only the crop makes it so', async () => {
  await bring('team-1.jpg', { alt: 'A woman' }, [300, 400]);
  expect(await faults()).toEqual(['pictures/photos/team-1.jpg: it is 300 px wide at 3:4; the slot needs at least 400 px.']);
  await bring('team-1.jpg', { alt: 'A woman' }, [900, 400]);
  expect(await faults()).toEqual(['pictures/photos/team-1.jpg: it is 300 px wide at 3:4; the slot needs at least 400 px.']);
});

test.each([[{}], [{ alt: '  ' }], [{ alt: 7 }], [null]])('no alt text: %j', async (text) => {
  await bring('team-1.jpg', text, [600, 800]);
  expect(await faults()).toEqual(['pictures/photos/team-1.json: "alt" is missing; say what the photograph shows.']);
});

test('no text file at all, one that is broken, one that calls a photograph an illustration', async () => {
  await bring('team-1.jpg', {}, [600, 800]);
  await rm(join(folder, 'team-1.json'));
  expect(await faults()).toEqual(['pictures/photos/team-1.json: "alt" is missing; say what the photograph shows.']);
  await writeFile(join(folder, 'team-1.json'), '{ alt }');
  expect(await faults()).toEqual(['pictures/photos/team-1.json: this is not valid JSON; pictures/photos/README.md shows an example.']);
  await writeFile(join(folder, 'team-1.json'), '{ "alt": "Illustration: portrait" }');
  expect(await faults()).toEqual(['pictures/photos/team-1.json: "alt" calls it an illustration; say what the photograph shows.']);
});

test.each(['', ' ', undefined])('a client without a consent id: %j', async (consent) => {
  await bring('pair-before.jpg', { alt: 'A brow', consent });
  await bring('pair-after.jpg');
  expect(await faults()).toEqual([
    `pictures/photos/pair-before.json: "consent" is missing; a before/after photograph needs the id of the client's signed consent.`,
  ]);
});

test.each([
  ['pair-before', 'pair-after'],
  ['pair-after', 'pair-before'],
])('half a pair: %s alone', async (brought, missing) => {
  await bring(`${brought}.jpg`);
  expect(await faults()).toEqual([
    `pictures/photos/${brought}.jpg: its pair ${missing} is still a plate; bring both photographs or neither.`,
  ]);
});

test('two photographs for one slot, a format that browsers do not know, a text alone, a file that is no picture', async () => {
  await bring('team-1.jpg', { alt: 'A woman' }, [600, 800]);
  await bring('team-1.png', { alt: 'A woman' }, [600, 800]);
  expect(await faults()).toEqual(['pictures/photos/team-1.png: team-1.jpg fills this slot already; keep one of them.']);
  await rm(join(folder, 'team-1.jpg'));
  await rm(join(folder, 'team-1.png'));
  expect(await faults()).toEqual(['pictures/photos/team-1.json: there is no photograph of that name beside it.']);
  await writeFile(join(folder, 'team-1.HEIC'), 'heic');
  expect(await faults()).toEqual(['pictures/photos/team-1.HEIC: save it as jpg, png, webp or avif; .HEIC is not read.']);
  await rm(join(folder, 'team-1.HEIC'));
  await writeFile(join(folder, 'team-1.jpg'), 'no picture');
  expect(await faults()).toEqual(['pictures/photos/team-1.jpg: this file cannot be read as a picture.']);
});

test('the build stops with all sentences and makes nothing', async () => {
  await bring('pair-before.jpg', { alt: '' });
  await expect(build("picture('team-1')")).rejects.toThrow(
    [
      'pictures/photos/pair-before.json: "alt" is missing; say what the photograph shows.',
      `pictures/photos/pair-before.json: "consent" is missing; a before/after photograph needs the id of the client's signed consent.`,
      'pictures/photos/pair-before.jpg: its pair pair-after is still a plate; bring both photographs or neither.',
    ].join('\n'),
  );
  expect(existsSync(cacheDir)).toBe(false);
});

test('the shot list names ratio, width, consent, what stands there now, and the totals', () => {
  const lines = shotList(
    { ...slots, brow: { purpose: 'A brow.', ratio: [1120, 1300], minWidth: 700, alt: 'x', caption: 'Nano' } },
    new Set(['team-1']),
  )
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' | '));
  expect(lines[0]).toBe('Slot | Now | Ratio | At least | Consent | Bring');
  expect(lines[1]).toBe('team-1 | photo | 3:4 | 400 px | - | Half length. [portrait]');
  expect(lines[2]).toBe('pair-before | plate | 5:4 | 400 px | needed | Two frames of one client. [before: a brow]');
  expect(lines[4]).toBe('brow | plate | 56:65 | 700 px | - | A brow. [Nano]');
  expect(lines[6]).toBe("Slots: 4. Photographs: 1. Still plates: 3. With a client's consent: 2.");
});
