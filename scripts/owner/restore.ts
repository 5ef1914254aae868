// `npm run restore -- <file>`: restores a backup into a project with all migrations, the staff accounts and no leads. With --missing it
// brings deleted leads back into the project that they were deleted from; --include <id> names one that would stay out. Asks before it
// writes, or --yes. Reads SUPABASE_DB_URL and, for an encrypted file, BACKUP_PASSPHRASE.
import { parseArgs } from 'node:util';

import { passphrase, withDatabase } from './backup/connect.ts';
import { readBackup } from './backup/file.ts';
import { choose, loadAll, loadMissing, requireNewProject } from './backup/load.ts';
import { stage } from './backup/stage.ts';
import { confirm, print, printCounts, showProgress } from './backup/terminal.ts';

await withDatabase(async (client) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { missing: { type: 'boolean' }, include: { type: 'string', multiple: true }, yes: { type: 'boolean' } },
  });
  const [path = ''] = positionals;
  if (path === '') throw new Error('Name the backup: npm run restore -- ~/backups/leads-2026-11-25T090000Z.jsonl.gz');
  const isMissing = values.missing === true;
  const { time, accounts } = await readBackup(path, passphrase);
  const madeAt = `${new Date(time).toLocaleString('sv-SE', { timeZone: 'Asia/Dubai' })} (Dubai)`;
  print(`Backup of ${madeAt}`);
  if (!isMissing) await requireNewProject(client, accounts);
  const withoutAccount = await stage(client, path, passphrase, accounts, (rows) => showProgress(`${rows} rows read`));
  showProgress('');
  const { comeBack, stayOut } = await choose(client, isMissing, values.include);
  print('To be restored:', ...(comeBack.length > 0 ? comeBack : ['no lead']));
  if (stayOut.length > 0) print('Stay out:', ...stayOut);
  if (isMissing && comeBack.length === 0) return;
  if (!isMissing && withoutAccount.length > 0)
    print(`Without an account here, so not on its staff list (what they did keeps their names): ${withoutAccount.join(', ')}`);
  if (!values.yes) await confirm(`Write into the database of ${client.user} at ${client.host}?`);

  const onLeads = (leads: number): void => showProgress(`${leads} leads written`);
  const restored = isMissing ? await loadMissing(client, onLeads) : await loadAll(client, time, onLeads);
  showProgress('');
  printCounts(restored);
  if (isMissing)
    return print('Restored. Reload open dashboards. If a person had asked for one of these leads to be deleted, delete it again.');
  print(
    `Restored. This project knows nothing of what came after ${madeAt}:`,
    '- Leads since then: the sheet has them (going-live.md, "After a restore").',
    '- Answers, notes and spend since then are lost.',
    '- People whose leads were deleted since then are back. Delete these leads again.',
    '- Emails since then: leads older than a day count as mailed and reminded of, so that nothing is sent twice.',
    'Next: tell the project where its functions are (going-live.md, 3.3). Until then it sends no email.',
  );
});
