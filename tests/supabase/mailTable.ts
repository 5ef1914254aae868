import type { Api } from './api.ts';

/** A mail as claim_due_mail hands it out. */
export interface DueMail {
  id: string;
  leads: readonly string[];
}

export interface MailTable {
  /** Stores leads `ageS` seconds old, one second apart; answers their ids, oldest first. */
  store(count: number, ageS?: number): Promise<string[]>;
  due(): Promise<DueMail | undefined>;
  /** Answers how many leads the mail was about. */
  settle(mailId: string, failure?: string): Promise<unknown>;
  /** Makes everything that is stored `seconds` older. */
  pass(seconds: number): Promise<void>;
  /** How often each lead is in a mail that was sent. */
  told(): Promise<Record<string, boolean>>;
  empty(): Promise<void>;
}

/** The mails of the table, as the function and the clock see them. */
export function mailTable(api: Api): MailTable {
  const rpc = async (name: string, body: unknown = {}): Promise<unknown> => {
    const reply = await api.call('POST', `/rest/v1/rpc/${name}`, { key: api.database.secretKey, body });
    if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  return {
    async store(count, ageS = 61) {
      const rows = await api.database.sql<{ id: string }>(
        `insert into public.lead_form (full_name, created_at)
         select 'Lead ' || n, now() - make_interval(secs => $2::integer + $1::integer - n) from generate_series(1, $1::integer) as n returning id`,
        [count, ageS],
      );
      return rows.map(({ id }) => id);
    },
    async due() {
      const rows = (await rpc('claim_due_mail')) as { mail_id: string; lead: { id: string } }[];
      const [first] = rows;
      return first && { id: first.mail_id, leads: rows.map(({ lead }) => lead.id) };
    },
    settle: async (mailId, failure) => await rpc('settle_mail', { p_mail_id: mailId, p_failure: failure ?? null }),
    async pass(seconds) {
      const back = 'make_interval(secs => $1::integer)';
      await api.database.sql(`update public.lead_form set created_at = created_at - ${back}`, [seconds]);
      await api.database.sql(
        `update private.lead_notification
         set claimed_at = claimed_at - ${back}, leased_until = leased_until - ${back}, sent_at = sent_at - ${back}`,
        [seconds],
      );
    },
    async told() {
      const rows = await api.database.sql<{ id: string; told: boolean }>(
        `select id, coalesce(sent_at is not null, false) as told from public.lead_form left join private.lead_notification on lead_id = id`,
      );
      return Object.fromEntries(rows.map(({ id, told }) => [id, told]));
    },
    async empty() {
      await api.database.sql('delete from public.lead_form');
    },
  };
}
