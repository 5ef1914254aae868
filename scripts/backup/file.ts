import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync } from 'node:zlib';

import { Decrypter, Encrypter } from 'age-encryption';

import type { Line } from './tables.ts';

/** The ending of an encrypted backup. The program `age` can decrypt it too. */
const ENCRYPTED = '.age';

/** Writes a compressed backup that only this user can read, encrypted unless the passphrase is empty. Returns its path. */
export async function writeBackup(path: string, lines: AsyncIterable<Line>, passphrase: string): Promise<string> {
  const compressed = await pipeline(texts(lines), createGzip(), async (bytes) => await buffer(bytes));
  const target = passphrase === '' ? path : path + ENCRYPTED;
  writeFileSync(`${target}.partial`, passphrase === '' ? compressed : await encrypt(compressed, passphrase), { mode: 0o600 });
  renameSync(`${target}.partial`, target);
  return target;
}

async function* texts(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

async function encrypt(bytes: Uint8Array, passphrase: string): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return await encrypter.encrypt(bytes);
}

/** Reads a backup line by line. @throws Error when the file is damaged or the passphrase is wrong. */
export async function* readBackup(path: string, passphrase: string): AsyncGenerator<Line> {
  let bytes: Uint8Array = readFileSync(path);
  if (path.endsWith(ENCRYPTED)) {
    if (passphrase === '') throw new Error('The backup is encrypted: set BACKUP_PASSPHRASE.');
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    bytes = await decrypter.decrypt(bytes).catch((cause) => {
      throw new Error('The backup could not be decrypted: the passphrase is wrong or the file is damaged.', { cause });
    });
  }
  for (const line of gunzipSync(bytes).toString().trimEnd().split('\n')) yield JSON.parse(line) as Line;
}
