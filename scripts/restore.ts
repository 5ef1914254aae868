// `npm run restore -- <file>`: restores a backup into a project with all migrations, the staff accounts and no leads. Reads SUPABASE_DB_URL
// and, for an encrypted file, BACKUP_PASSPHRASE.
import { passphrase, withDatabase } from './backup/connect.ts';
import { readBackup } from './backup/file.ts';
import { load } from './backup/load.ts';

const [file = ''] = process.argv.slice(2);

await withDatabase(async (client) => {
  if (file === '') throw new Error('Name the backup: npm run restore -- ~/backups/leads-2026-11-25T0900Z.jsonl.gz');
  const counts = await load(client, readBackup(file, passphrase));
  for (const [table, rows] of Object.entries(counts)) console.log(`${String(rows).padStart(8)}  ${table}`);
  console.log('Restored. Next: tell the project where its functions are (going-live.md, 3.3); until then it sends no email.');
});
