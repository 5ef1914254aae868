import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

import sharp from 'sharp';

import type { Slot } from '../slots/slot.ts';
import { croppedWidth } from './crop.ts';

const EXTENSIONS = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif']);
const SAYS_ILLUSTRATION = /\billustration\b/i;

export type Slots = Readonly<Record<string, Slot>>;

export interface Photo {
  file: string;
  /** Alt text of the photograph. Replaces the plate's alt text. */
  alt: string;
}

export interface PhotoFolder {
  /** Photographs without errors, by slot. */
  photos: ReadonlyMap<string, Photo>;
  /** One sentence per error. Any error stops the build. */
  errors: readonly string[];
}

/** Reads pictures/photos: <slot>.jpg (png, webp, avif) with <slot>.json. The consent id is checked here and never returned. */
export async function readPhotos(folder: string, slots: Slots): Promise<PhotoFolder> {
  const names = existsSync(folder) ? (await readdir(folder)).filter(isRelevant).sort() : [];
  const photos = new Map<string, Photo>();
  const fileBySlot = new Map<string, string>();
  const errors: string[] = [];
  for (const name of names.filter((name) => !isJson(name))) {
    const { name: slotName, ext } = parse(name);
    const slot = Object.hasOwn(slots, slotName) ? slots[slotName] : undefined;
    const other = fileBySlot.get(slotName);
    if (!slot) errors.push(`${name}: there is no slot "${slotName}" in pictures/slots.ts; npm run photos lists them.`);
    else if (!EXTENSIONS.has(ext.toLowerCase())) errors.push(`${name}: save it as jpg, png, webp or avif; ${ext} is not read.`);
    else if (other) errors.push(`${name}: ${other} fills this slot already; keep one of them.`);
    else {
      fileBySlot.set(slotName, name);
      const file = join(folder, name);
      const { alt, errors: ownErrors } = await readText(folder, slotName, slot);
      ownErrors.push(...(await sizeErrors(file, name, slot)));
      if (ownErrors.length === 0) photos.set(slotName, { file, alt });
      errors.push(...ownErrors);
    }
  }
  for (const name of names.filter(isJson)) {
    const { name: slotName } = parse(name);
    if (!names.some((other) => !isJson(other) && parse(other).name === slotName))
      errors.push(`${name}: there is no photograph of that name beside it.`);
  }
  return { photos, errors: [...errors, ...halfPairs(fileBySlot, slots)].map((error) => `pictures/photos/${error}`) };
}

/** Returns the other slot of a before/after pair, or undefined for a single picture. */
export function partnerOf(slotName: string): string | undefined {
  if (slotName.endsWith('-before')) return slotName.replace(/before$/, 'after');
  if (slotName.endsWith('-after')) return slotName.replace(/after$/, 'before');
  return undefined;
}

function halfPairs(fileBySlot: ReadonlyMap<string, string>, slots: Slots): string[] {
  return [...fileBySlot].flatMap(([slotName, name]) => {
    const partner = partnerOf(slotName);
    if (!partner || !Object.hasOwn(slots, partner) || fileBySlot.has(partner)) return [];
    return [`${name}: its pair ${partner} is still a plate; bring both photographs or neither.`];
  });
}

async function readText(folder: string, slotName: string, slot: Slot): Promise<{ alt: string; errors: string[] }> {
  const name = `${slotName}.json`;
  const file = join(folder, name);
  let text: Record<string, unknown> = {};
  try {
    if (existsSync(file)) text = { ...(JSON.parse(await readFile(file, 'utf8')) as object | null) };
  } catch {
    return { alt: '', errors: [`${name}: this is not valid JSON; pictures/photos/README.md shows an example.`] };
  }
  const alt = trimmedText(text.alt);
  const errors: string[] = [];
  if (!alt) errors.push(`${name}: "alt" is missing; say what the photograph shows.`);
  else if (SAYS_ILLUSTRATION.test(alt)) errors.push(`${name}: "alt" calls it an illustration; say what the photograph shows.`);
  if (slot.consent && !trimmedText(text.consent))
    errors.push(`${name}: "consent" is missing; a before/after photograph needs the id of the client's signed consent.`);
  return { alt, errors };
}

async function sizeErrors(file: string, name: string, { ratio, minWidth }: Slot): Promise<string[]> {
  try {
    const { autoOrient } = await sharp(file).metadata();
    const width = croppedWidth(autoOrient, ratio);
    if (width >= minWidth) return [];
    return [`${name}: it is ${width} px wide at ${ratio.join(':')}; the slot needs at least ${minWidth} px.`];
  } catch {
    return [`${name}: this file cannot be read as a picture.`];
  }
}

const trimmedText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const isJson = (name: string) => name.toLowerCase().endsWith('.json');
/** Ignores README.md and the hidden files of file managers. */
const isRelevant = (name: string) => !/^\.|^readme\.md$|^thumbs\.db$|^desktop\.ini$/i.test(name);
