import { staged } from './stage.ts';
import { type Account, type Connection, type Counts, LEAD_TABLES, OMITTED_SETTINGS, TABLES } from './tables.ts';

const LEADS_PER_BATCH = 500;
/** Which rows to restore to tables without leads' rows; by default all that are missing. */
const CONDITIONS: Readonly<Record<string, string>> = {
  'private.setting': `where name not in ('${OMITTED_SETTINGS.join(`', '`)}') on conflict (name) do update set value = excluded.value`,
  'private.staff': 'where user_id in (select id from auth.users) on conflict do nothing',
};

/**
 * Checks that a backup with these accounts can be restored into this project. What `npm run doctor` leaves behind does not count.
 * @throws Error when the project has leads, spend or letters, or would then have no staff.
 */
export async function requireNewProject(connection: Connection, accounts: readonly Account[]): Promise<void> {
  const countOf = async (from: string, values: unknown[] = []): Promise<number> =>
    Number((await connection.query(`select count(*) as rows from ${from}`, values)).rows[0]?.rows);
  for (const table of [`public.lead_form where source_page is distinct from '/doctor'`, 'public.campaign_spend', 'private.weekly_letter']) {
    const rows = await countOf(table);
    if (rows > 0)
      throw new Error(
        `The project is not empty: rows in ${table.split(' ', 1)[0]}: ${rows}. Restore into a new project, or with --missing only the leads that are missing here.`,
      );
  }
  const staff = accounts.filter(({ isStaff }) => isStaff).map(({ email }) => email.toLowerCase());
  if ((await countOf('auth.users where lower(email) = any($1) or id in (select user_id from private.staff)', [staff])) === 0)
    throw new Error(
      'Nobody would be on the staff list: the backup names nobody who has an account here. Add the staff first (going-live.md, 1.6).',
    );
}

/**
 * Chooses the leads of a staged backup that are restored: those that the project lacks and does not know as deleted. With `isMissing` also
 * deleted ones, except those deleted because of their age and those of people who asked not to be contacted and are not in `include`. Returns
 * lines that describe the choice.
 */
export async function choose(
  connection: Connection,
  isMissing: boolean,
  include: readonly string[] = [],
): Promise<{ comeBack: string[]; stayOut: string[] }> {
  const deletion = 'from public.lead_deletion as deletion where deletion.lead_id = lead.id';
  const objects = `exists (select from ${staged('public.lead_follow_up')} where lead_id = lead.id and lost_reason = 'Asked not to be contacted')`;
  const reason = isMissing
    ? `case when exists (select ${deletion} and reason = 'age') then 'deleted because of their age'
         when ${objects} and lead.id::text <> all($1) then 'asked not to be contacted' end`
    : `case when exists (select ${deletion}) then 'deleted in this project; --missing brings them back' end`;
  await connection.query('drop table if exists pg_temp.chosen');
  await connection.query('create temp table chosen (id uuid primary key, stays_out text)');
  await connection.query(
    `insert into pg_temp.chosen select lead.id, ${reason} from ${staged('public.lead_form')} as lead
     where not exists (select from public.lead_form as stored where stored.id = lead.id)`,
    isMissing ? [include] : [],
  );
  await connection.query('analyze pg_temp.chosen');
  const leads = `count(*) || case count(*) when 1 then ' lead' else ' leads' end`;
  const dubai = (time: string): string => `to_char(${time} at time zone 'Asia/Dubai', 'YYYY-MM-DD HH24:MI')`;
  const linesOf = async (query: string): Promise<string[]> => (await connection.query(query)).rows.map(({ line }) => String(line));
  return {
    comeBack: await linesOf(
      `select ${leads} || coalesce(', deleted by ' || by_name || ', ' || minute, '') as line
       from pg_temp.chosen as lead
       left join lateral (select by_name, ${dubai('at')} as minute ${deletion} order by at desc limit 1) as last on true
       where stays_out is null group by by_name, minute order by minute`,
    ),
    stayOut: await linesOf(
      `select ${leads} || ': ' || stays_out as line from pg_temp.chosen where stays_out is not null group by stays_out
       union all
       select concat_ws('  ', id, full_name, 'received ' || ${dubai('created_at')})
       from ${staged('public.lead_form')} join pg_temp.chosen using (id) where stays_out = 'asked not to be contacted'`,
    ),
  };
}

/**
 * Restores a staged backup into a new project in one transaction: everything or, when it throws, nothing. Locks no table. Returns the
 * restored rows per table.
 * @param time when the backup was made
 */
export async function loadAll(connection: Connection, time: string, onLeads?: (leads: number) => void): Promise<Counts> {
  return await inTransaction(connection, async () => {
    const counts = await moveLeads(connection, async (batch) => await batch(), onLeads);
    for (const table of TABLES)
      if (!(table in LEAD_TABLES)) counts[table] = await move(connection, table, CONDITIONS[table] ?? 'on conflict do nothing');
    // A letter that became due after the backup may have been sent.
    await connection.query(
      `insert into private.weekly_letter (day, figures, sent_at) select day, '{}', '-infinity' from private.last_letter_day(now()) as day
       where day <> private.last_letter_day($1::timestamptz) on conflict (day) do update set sent_at = excluded.sent_at`,
      [time],
    );
    return counts;
  });
}

/** Brings the chosen leads back while the project is in use, a batch per transaction. Can be repeated. Returns the restored rows per table. */
export async function loadMissing(connection: Connection, onLeads?: (leads: number) => void): Promise<Counts> {
  return await moveLeads(connection, async (batch) => await inTransaction(connection, batch), onLeads);
}

async function moveLeads(
  connection: Connection,
  run: (batch: () => Promise<void>) => Promise<void>,
  onLeads: (leads: number) => void = () => undefined,
): Promise<Counts> {
  const counts: Counts = {};
  const chosen = `select id from pg_temp.chosen where stays_out is null and id > $1 order by id limit ${LEADS_PER_BATCH}`;
  for (let ids: unknown[] = ['00000000-0000-0000-0000-000000000000'], done = 0; ; onLeads((done += ids.length))) {
    ids = (await connection.query(chosen, [ids.at(-1)])).rows.map(({ id }) => id);
    if (ids.length === 0) return counts;
    await run(async () => {
      // Otherwise open dashboards and the next restore would drop the leads again.
      await connection.query('delete from public.lead_deletion where lead_id = any($1::uuid[])', [ids]);
      for (const [table, id] of Object.entries(LEAD_TABLES)) {
        const moved = await move(connection, table, `where source.${id} = any($1::uuid[]) on conflict do nothing`, [ids]);
        counts[table] = (counts[table] ?? 0) + moved;
      }
      await countAsMailed(connection, ids);
    });
  }
}

/** Moves staged rows into their table. Returns their number. */
async function move(connection: Connection, table: string, conditions: string, values: unknown[] = []): Promise<number> {
  const { rows } = await connection.query(
    `with moved as (insert into ${table} select source.* from ${staged(table)} as source ${conditions} returning 1)
     select count(*) as moved from moved`,
    values,
  );
  return Number(rows[0]?.moved);
}

/**
 * Records leads older than a day as mailed and, if New, as reminded of: which emails were sent after the backup is unknown. Older than a week
 * they are not emailed anyway.
 */
async function countAsMailed(connection: Connection, leads: readonly unknown[]): Promise<void> {
  await connection.query(
    `insert into private.lead_notification as mailed (lead_id, kind, mail_id, claimed_at, sent_at)
     select lead.id, kind, lead.id, '-infinity', '-infinity'
     from public.lead_form as lead
     left join public.lead_follow_up as follow_up on follow_up.lead_id = lead.id
     cross join unnest(array['new', 'staff', 'owner']) as kind
     where lead.id = any($1::uuid[]) and lead.created_at between now() - interval '8 days' and now() - interval '1 day'
       and (kind = 'new' or coalesce(follow_up.state, 'New') = 'New')
     on conflict (lead_id, kind) do update set sent_at = excluded.sent_at where mailed.sent_at is null`,
    [leads],
  );
}

async function inTransaction<Result>(connection: Connection, task: () => Promise<Result>): Promise<Result> {
  await connection.query('begin');
  try {
    const result = await task();
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}
