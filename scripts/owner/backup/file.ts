import { closeSync, createReadStream, createWriteStream, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { Decrypter, Encrypter } from 'age-encryption';

import { ADVICE, type Backup, type OnRow, parse } from './format.ts';

/** The ending of an encrypted backup. The program `age` can decrypt it too. */
const ENCRYPTED = '.age';
const ENCRYPTED_BEGINS = 'age-encryption.org/v1\n';
const COMPRESSED_BEGINS = '\u001f\u008b';
/** Deriving the key takes 64 MB of memory; with age's default, 18, it would take 256 MB. */
const SCRYPT_WORK_FACTOR = 16;

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Writes a compressed backup that only this user can read, encrypted unless the passphrase is empty. Returns its path: `path` with an ending,
 * and with a number if that file exists.
 */
export async function writeBackup(path: string, text: AsyncIterable<string>, passphrase: string): Promise<string> {
  const ending = `.jsonl.gz${passphrase === '' ? '' : ENCRYPTED}`;
  let target = path + ending;
  for (let copy = 2; existsSync(target); copy += 1) target = `${path}-${copy}${ending}`;
  const partial = `${target}.partial`;
  const encrypted = (bytes: Bytes): Bytes => (passphrase === '' ? bytes : encrypt(bytes, passphrase));
  try {
    await pipeline(text, createGzip(), encrypted, createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }));
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  return target;
}

/**
 * Reads a backup to its end and calls `onRow` with each row.
 * @throws Error with advice when the file is not a complete and unchanged backup, or the passphrase is missing or wrong.
 */
export async function readBackup(path: string, passphrase: string, onRow: OnRow = async () => undefined): Promise<Backup> {
  try {
    const isEncrypted = requireBackup(path);
    if (isEncrypted && passphrase === '') throw new Error('The backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
    const decrypted = (bytes: Bytes): Bytes => (isEncrypted ? decrypt(bytes, passphrase) : bytes);
    return await pipeline(createReadStream(path), decrypted, createGunzip(), async (bytes: Bytes) => await parse(decode(bytes), onRow));
  } catch (cause) {
    const { code = '', syscall } = Object(cause);
    if (syscall === 'open' || syscall === 'read')
      throw new Error(`${path} cannot be read (${code}). Is it the path of a backup?`, { cause });
    if (code.startsWith('Z_')) throw new Error(`The backup is damaged or cut off. ${ADVICE}`, { cause });
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new Error(`The backup is not UTF-8: another program has saved it. ${ADVICE}`, { cause });
    throw cause;
  }
}

/** Returns whether the file is encrypted. */
function requireBackup(path: string): boolean {
  const file = openSync(path, 'r');
  const begins = Buffer.alloc(ENCRYPTED_BEGINS.length);
  const text = begins.toString('latin1', 0, readSync(file, begins));
  closeSync(file);
  if (text === '') throw new Error(`The file is empty. ${ADVICE}`);
  if (text !== ENCRYPTED_BEGINS && !text.startsWith(COMPRESSED_BEGINS))
    throw new Error(`This is not a backup: it is neither encrypted nor compressed, as npm run backup leaves it. ${ADVICE}`);
  return text === ENCRYPTED_BEGINS;
}

async function* encrypt(bytes: Bytes, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  yield* await encrypter.encrypt(webStream(bytes));
}

async function* decrypt(bytes: Bytes, passphrase: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    yield* await decrypter.decrypt(webStream(bytes));
  } catch (cause) {
    const reason = /identity/.test(String(cause)) ? 'BACKUP_PASSPHRASE is not its passphrase' : 'it is damaged or cut off';
    throw new Error(`The backup cannot be decrypted: ${reason}. Set the passphrase it was made with, or use another copy.`, { cause });
  }
}

function webStream(bytes: Bytes): ReadableStream<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function* decode(bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
