import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import type { SiteEnv } from '../../src/backend/env.ts';

const RELEASE_FILE = 'release.json';

export interface ReleasedFile {
  type: string;
  bytes: number;
  hash: string;
  /** Two bytes for each part of a text, in base64. They find the place at which a host has changed the text. */
  parts?: string;
}

/** The settings that the build compiled into the site's scripts; '' if a setting is missing. */
export type Settings = Readonly<Record<keyof SiteEnv, string>>;

/** The record of a build, published beside its pages. `npm run doctor` compares the live site with it. */
export interface Release {
  /** A hash of the sources. */
  id: string;
  /** The text of dist/_headers. */
  headers: string;
  settings: Settings;
  files: Readonly<Record<string, ReleasedFile>>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};
const START_CHARS = 8;
/** Texts that hosts and CDNs rewrite. */
const REWRITTEN = new Set(['.html', '.txt', '.xml']);
const SOURCES = [
  '{index.html,vite.config.ts,browsers.ts,package-lock.json,pictures/slots.ts}',
  '{public,src,pictures/{photos,pipeline,plates,slots},supabase/functions/_shared}/**',
];

/** Writes release.json for the files in dist/, before they are compressed. */
export function writeRelease(root: string, settings: Settings): void {
  const dist = join(root, 'dist');
  const files = globSync('**/*.*', { cwd: dist }).filter((file) => file !== RELEASE_FILE);
  const entries = files.toSorted().map((file) => {
    const path = `/${file.replace(/(?<!404)\.html$/, '').replace(/^index$/, '')}`;
    return [path, describe(extname(file), readFileSync(join(dist, file)))] as const;
  });
  const headers = readFileSync(join(dist, '_headers'), 'utf8');
  const release: Release = { id: sourcesId(root), headers, settings, files: Object.fromEntries(entries) };
  writeFileSync(join(dist, RELEASE_FILE), JSON.stringify(release));
}

/** Describes a file of the build. `extension` begins with a dot. */
export function describe(extension: string, data: Buffer): ReleasedFile {
  const type = TYPES[extension];
  if (type === undefined) throw new Error(`scripts/build/release.ts lacks the media type of ${extension} files.`);
  const parts = Buffer.concat(partsOf(data.toString()).map(bytesOf)).toString('base64');
  return { type, bytes: data.length, hash: hashOf(data), ...(REWRITTEN.has(extension) && { parts }) };
}

/** A hash of the files from which the site is built. */
export function sourcesId(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== '.DS_Store');
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) hash.update(hashOf(readFileSync(file)));
  return hash.digest('hex').slice(0, 12);
}

export function hashOf(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 16);
}

/** Splits a text before each tag and after each line. */
function partsOf(text: string): string[] {
  return text.split(/(?=<)|(?<=\n)/);
}

/**
 * Returns the beginning of what the build did not write into a text, and whether that can be the beginning of the next part: a text cut off.
 * A page that ends with its last tag is not.
 */
export function firstChange(text: string, parts: string): { change: string; isCutOff: boolean } {
  const built = Buffer.from(parts, 'base64');
  const seen = partsOf(text);
  const isBuilt = (part: string, index: number): boolean => built.subarray(2 * index, 2 * index + 2).equals(bytesOf(part));
  const same = [...seen.map(isBuilt), false].indexOf(false);
  const [rest = '', ...others] = seen.slice(same);
  const isStart = same > 0 && !/\n$|^<\/html>$/.test(rest) && (rest.length < START_CHARS || bytesOf(rest)[0] === built[2 * same]);
  const change = [rest, ...others].join('').replaceAll(/\s+/g, ' ').slice(0, 180);
  return { change, isCutOff: 2 * same < built.length && others.length === 0 && (rest === '' || isStart) };
}

/** Returns a byte for the start of a part and one for the whole. */
function bytesOf(part: string): Buffer {
  return Buffer.from([part.slice(0, START_CHARS), part].map((text) => createHash('sha256').update(text).digest()[0] ?? 0));
}
