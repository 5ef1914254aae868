import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterAll, expect, test } from 'vitest';

import { readBackup, writeBackup } from '../../../scripts/owner/backup/file.ts';
import { FORMAT } from '../../../scripts/owner/backup/format.ts';
import { TABLES } from '../../../scripts/owner/backup/tables.ts';
import { confirm } from '../../../scripts/owner/backup/terminal.ts';
import { temporaryFolder } from '../../support/serve.ts';

const HEAD = { format: FORMAT, time: '2026-11-25T09:00:00Z', accounts: [] };
const lead = (name: string): string => JSON.stringify({ table: 'public.lead_form', row: { full_name: name } });

/** The text of a backup with these lines between the first and the last. */
function textOf(rows: readonly string[], head: object = HEAD): string {
  const lines = [JSON.stringify(head), ...rows].map((line) => `${line}\n`).join('');
  const counts = Object.fromEntries(TABLES.map((table) => [table, rows.filter((row) => row.includes(`"${table}"`)).length]));
  return `${lines}${JSON.stringify({ counts, sha256: createHash('sha256').update(lines).digest('hex') })}\n`;
}

const TEXT = textOf(
  Array.from({ length: 2_000 }, (_, at) => lead(`Lead ${at} فاطمة ${createHash('md5').update(String(at)).digest('hex')}`)),
);

async function* chunks(text: string): AsyncGenerator<string> {
  yield text;
}

const folder = await temporaryFolder();
const plain = readFileSync(await writeBackup(join(folder.path, 'plain'), chunks(TEXT), ''));
const encrypted = readFileSync(await writeBackup(join(folder.path, 'secret'), chunks(TEXT), 'oxblood'));

afterAll(async () => await folder.remove());

const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};
const gz = (text: string | Buffer): Buffer => gzipSync(text);
const [firstLine = '', secondLine = ''] = TEXT.split('\n');
const lastLine = TEXT.slice(TEXT.lastIndexOf('\n', TEXT.length - 2) + 1);

test.each<[what: string, bytes: () => Buffer, message: string]>([
  ['an empty file', () => Buffer.alloc(0), 'The file is empty'],
  ['an empty encrypted file', () => Buffer.alloc(0), 'The file is empty'],
  ['another file', () => Buffer.from('Received (Dubai),Name'), 'This is not a backup'],
  ['a backup that was unpacked', () => Buffer.from(TEXT), 'This is not a backup'],
  ['another compressed file', () => gz('Received (Dubai),Name\n'), 'This is not a backup of the leads'],
  ['a compressed empty file', () => gz(''), 'The backup is empty'],
  ['half a file', () => plain.subarray(0, plain.length / 2), 'damaged or cut off'],
  ['a file without its last byte', () => plain.subarray(0, -1), 'damaged or cut off'],
  ['a flipped byte', () => flipped(plain, 40_000), 'The backup'],
  ['a flipped byte at the end', () => flipped(plain, plain.length - 6), 'damaged or cut off'],
  ['bytes after the end', () => Buffer.concat([plain, Buffer.from('more')]), 'damaged or cut off'],
  ['two joined files', () => Buffer.concat([plain, plain]), 'goes on after its last line'],
  ['half an encrypted file', () => encrypted.subarray(0, encrypted.length / 2), 'it is damaged or cut off'],
  ['an encrypted file without its last byte', () => encrypted.subarray(0, -1), 'it is damaged or cut off'],
  ['a flipped byte in an encrypted file', () => flipped(encrypted, 40_000), 'it is damaged or cut off'],
  ['a flipped byte in its header', () => flipped(encrypted, 80), 'cannot be decrypted'],
  ['two joined encrypted files', () => Buffer.concat([encrypted, encrypted]), 'it is damaged or cut off'],
  ['another encoding', () => gz(Buffer.from(TEXT.replaceAll(/[^\0-\xff]/g, 'é'), 'latin1')), 'The backup is not UTF-8'],
  ['an edited row', () => gz(TEXT.replace('Lead 7 ', 'Lead 8 ')), 'changed after it was made'],
  ['other line ends', () => gz(TEXT.replaceAll('\n', '\r\n')), 'changed after it was made'],
  ['a row twice', () => gz(TEXT.replace(secondLine, `${secondLine}\n${secondLine}`)), 'changed after it was made'],
  ['a missing row', () => gz(TEXT.replace(`${secondLine}\n`, '')), 'changed after it was made'],
  ['another count', () => gz(TEXT.replace('"public.lead_form":2000', '"public.lead_form":1999')), 'changed after it was made'],
  ['no first line', () => gz(TEXT.replace(`${firstLine}\n`, '')), 'its first line is missing'],
  ['no last line', () => gz(TEXT.replace(lastLine, '')), 'The backup is cut off'],
  ['a line that is no JSON', () => gz(TEXT.replace('{"full_name":"Lead 7 ', '{"full_name":Lead 7 ')), 'a line that cannot be read'],
  ['an unknown table', () => gz(textOf(['{"table":"auth.users","row":{"id":1}}'])), 'auth.users is no table of a backup'],
  ['an older format', () => gz(textOf([], { accounts: [] })), 'an older format, 1 and not 2'],
  ['a newer format', () => gz(textOf([], { ...HEAD, format: 3 })), 'a newer format, 3 and not 2'],
  ['a line without an end', () => gz(`${firstLine}\n${'0'.repeat(5_000_000)}`), 'far too long'],
])('refused: %s', async (_, bytes, message) => {
  const path = join(folder.path, 'x.jsonl.gz');
  writeFileSync(path, bytes());
  await expect(readBackup(path, 'oxblood')).rejects.toThrow(message);
});

test.each([
  ['', 'set BACKUP_PASSPHRASE'],
  ['silk', 'BACKUP_PASSPHRASE is not its passphrase'],
])('an encrypted backup with the passphrase "%s" is refused', async (passphrase, message) => {
  await expect(readBackup(join(folder.path, 'secret.jsonl.gz.age'), passphrase)).rejects.toThrow(message);
});

test.each(['none.jsonl.gz', ''])('refused: a path that is no file, "%s"', async (name) => {
  await expect(readBackup(join(folder.path, name), '')).rejects.toThrow('cannot be read');
});

test('a backup is read in its exact text', async () => {
  const rows: string[] = [];
  const text = textOf(['{"table":"public.lead_event","row":{"before": {"price": 1234.50}}}']);
  const path = await writeBackup(join(folder.path, 'exact'), chunks(text), '');
  await readBackup(path, '', async (table, columns, text) => void rows.push(`${table} ${columns.join()} ${text}`));
  expect(rows).toEqual(['public.lead_event before {"before": {"price": 1234.50}}']);
});

test('a backup never overwrites another, and only this user can read it', async () => {
  const first = await writeBackup(join(folder.path, 'same'), chunks(TEXT), '');
  const second = await writeBackup(join(folder.path, 'same'), chunks(textOf([])), '');
  expect([first, second].map((path) => path.slice(folder.path.length + 1))).toEqual(['same.jsonl.gz', 'same-2.jsonl.gz']);
  expect(gunzipSync(readFileSync(first)).toString()).toBe(TEXT);
  expect(statSync(first).mode & 0o777).toBe(0o600);
});

test('nothing is written without a terminal or --yes', async () => {
  await expect(confirm('Write?')).rejects.toThrow('agree with --yes');
});

test.each([
  ['postgresql://user:pa/ss@127.0.0.1:1/postgres', 'Encode it: / as %2F'],
  ['postgresql://user:pa#ss@127.0.0.1:1/postgres', 'Encode it: / as %2F'],
  ['postgresql://user:50%off@127.0.0.1:1/postgres', 'Encode it: / as %2F'],
  ['postgresql://user:pa%2Fss@127.0.0.1:1/postgres', 'No connection to the database'],
  ['postgresql://user:pass@127.0.0.1:6543/postgres', 'the transaction pooler'],
  ['', 'Set SUPABASE_DB_URL'],
])('the address "%s": %s', (address, message) => {
  const env = { ...process.env, SUPABASE_DB_URL: address };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/owner/backup.ts', folder.path], { env, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) });
  expect(stderr).not.toContain('user');
});
