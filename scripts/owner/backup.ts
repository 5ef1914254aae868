// `npm run backup -- <folder>`: writes all leads with their history, the staff list, the settings and the record of emails into one dated
// file. Reads SUPABASE_DB_URL and BACKUP_PASSPHRASE.
import { mkdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';

import { passphrase, withDatabase } from './backup/connect.ts';
import { dump } from './backup/dump.ts';
import { writeBackup } from './backup/file.ts';
import type { Counts } from './backup/tables.ts';
import { printCounts, showProgress } from './backup/terminal.ts';

const root = join(import.meta.dirname, '../..');
const [folder = ''] = process.argv.slice(2);

await withDatabase(async (client) => {
  if (folder === '') throw new Error('Name a folder outside of the repository: npm run backup -- ~/backups');
  mkdirSync(folder, { recursive: true });
  if (!relative(realpathSync(root), realpathSync(folder)).startsWith('..'))
    throw new Error(`${folder} is inside the repository, where visitors' data could be committed. Name another folder.`);
  let counts: Counts = {};
  const text = dump(client, (soFar) => {
    counts = soFar;
    showProgress(`${Object.values(counts).reduce((sum, rows) => sum + rows, 0)} rows`);
  });
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const path = await writeBackup(join(folder, `leads-${time}Z`), text, passphrase);
  showProgress('');
  printCounts(counts);
  console.log(path);
  if (passphrase === '')
    console.log('Not encrypted: anyone with this file can read the leads. Set BACKUP_PASSPHRASE to encrypt the next one.');
});
