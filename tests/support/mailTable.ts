import type { Api } from './api.ts';

/** A row of claim_due_mail. */
interface DueRow {
  mail_id: string;
  kind: string;
  lead: { id: string };
  failure: string | null;
}

export interface DueMail {
  id: string;
  kind: string;
  leads: readonly string[];
}

/** The email queue in the database, with the function's requests and a clock that tests can advance. */
export function mailTable(api: Api) {
  const rpc = async (name: string, body: unknown = {}): Promise<unknown> => {
    const reply = await api.call('POST', `/rest/v1/rpc/${name}`, { key: api.database.secretKey, body });
    if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  const claim = async (kinds?: string) => (await rpc('claim_due_mail', kinds === undefined ? {} : { p_kinds: kinds })) as DueRow[];
  return {
    /** Stores leads `ageS` seconds old, one second apart; returns their ids, oldest first. */
    async store(count: number, ageS = 61): Promise<string[]> {
      const rows = await api.database.sql<{ id: string }>(
        `insert into public.lead_form (full_name, created_at)
         select 'Lead ' || n, now() - make_interval(secs => $2::integer + $1::integer - n) from generate_series(1, $1::integer) as n returning id`,
        [count, ageS],
      );
      return rows.map(({ id }) => id);
    },
    /** Stores emails of this kind with one lead each, which were sent `agoS` seconds ago. */
    async sent(count: number, agoS: number, kind = 'new'): Promise<void> {
      await api.database.sql(
        `with old as (insert into public.lead_form (created_at) select now() - interval '9 days' from generate_series(1, $1::integer) returning id)
         insert into private.lead_notification (lead_id, kind, mail_id, claimed_at, sent_at)
         select id, $3, id, at, at from old cross join (select now() - make_interval(secs => $2::integer) as at) as past`,
        [count, agoS, kind],
      );
    },
    claim,
    async due(kinds?: string): Promise<DueMail | undefined> {
      const rows = await claim(kinds);
      return rows[0] && { id: rows[0].mail_id, kind: rows[0].kind, leads: rows.map(({ lead }) => lead.id) };
    },
    /** Returns the number of leads in the email. */
    settle: async (mailId: string, failure?: string) => await rpc('settle_mail', { p_mail_id: mailId, p_failure: failure ?? null }),
    /** What staff see of the queue. */
    state: async () => (await api.call('POST', '/rest/v1/rpc/staff_state', { token: await api.staffToken(), body: {} })).body,
    /** Makes every stored lead and email `seconds` older. */
    async pass(seconds: number): Promise<void> {
      const older = (column: string): string => `${column} = ${column} - make_interval(secs => $1::integer)`;
      await api.database.sql(`update public.lead_form set ${older('created_at')}`, [seconds]);
      const times = ['claimed_at', 'leased_until', 'sent_at'].map(older).join(', ');
      await api.database.sql(`update private.lead_notification set ${times}`, [seconds]);
      await api.database.sql(`update private.weekly_letter set ${times}`, [seconds]);
    },
    /** By lead id, true if the lead was emailed. */
    async told(): Promise<Record<string, boolean>> {
      const rows = await api.database.sql<{ id: string; told: boolean }>(
        "select id, coalesce(sent_at is not null, false) as told from public.lead_form left join private.lead_notification on lead_id = id and kind = 'new'",
      );
      return Object.fromEntries(rows.map(({ id, told }) => [id, told]));
    },
  };
}
