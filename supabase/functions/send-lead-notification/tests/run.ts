import type { LeadRow } from '../../_shared/leadColumns.ts';
import { served, withEnvironment } from '../../_shared/tests/served.ts';
import type { StoredRow } from '../lead.ts';
import type { WeekFigures } from '../letter.ts';

const FUNCTION = 'http://127.0.0.1/functions/v1/send-lead-notification';
const handler = await served(async () => await import('../index.ts'));

export const KEY = 'sb_publishable_test';

/** All settings that the function needs, except the addresses of the services. */
export const SETTINGS: Readonly<Record<string, string>> = {
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: KEY }),
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
  RESEND_API_KEY: 're_test',
  LEAD_MAIL_TO: 'studio@example.test',
  LEAD_MAIL_FROM: 'leads@example.test',
};
/** With these, the function also sends reminders and the weekly letter. */
export const ALL_KINDS = {
  SITE_URL: 'https://studio.test/',
  STAFF_MAIL_TO: 'maya@example.test, noor@example.test',
  OWNER_MAIL_TO: 'owner@example.test',
};

export const RECORD: LeadRow = {
  full_name: 'Aisha Rahman',
  email: 'aisha@example.test',
  phone_number: '+971 50 123 4567',
  inquiry_type: 'Detox Facial',
  message: 'Is Friday\nevening possible?',
  source_page: '/skin-pen-microneedling-dubai',
};

export const STORED: StoredRow = {
  ...RECORD,
  further: {},
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  created_at: '2026-11-20T23:27:24.639+00:00',
};

export const FIGURES: WeekFigures = {
  day: '2026-11-23',
  at: '2026-11-23T05:00:00.25+00:00',
  leads: 12,
  booked: 4,
  facts: [
    ['Leads', '12'],
    ['Answered within two open hours', '8 of 11'],
    ['Median first response', '38 min'],
    ['Booked', '4'],
    ['From adverts', '7 leads, 3 booked'],
  ],
  advice: '3 of 11 waited longer than two open hours, most of them from 19:00 on. Decide who covers the desk then.',
};

/** A request as supabase-js sends it. */
export function call(body: unknown = RECORD, headers: Record<string, string> = {}, method = 'POST'): Request {
  return new Request(FUNCTION, {
    method,
    headers: { apikey: KEY, 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && method !== 'HEAD' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** A request as the sweep sends it. */
export function sweepCall(headers: Record<string, string> = {}, method = 'POST'): Request {
  return new Request(`${FUNCTION}/sweep`, { method, headers: { apikey: KEY, ...headers } });
}

/** A due email as claim_due_mail returns it. */
export const due = (id: string, kind: string, ...leads: unknown[]) => leads.map((lead) => ({ mail_id: id, kind, lead }));

interface Project {
  /** The rows of lead_form. */
  leads?: readonly unknown[];
  /** The due emails, oldest first. */
  queue?: unknown[];
  /** Responds in place of a service, by the last part of its path. */
  instead?: Record<string, () => Response>;
  settings?: Record<string, string>;
}

interface Mail {
  key: string | null;
  to: string[];
  subject: string;
  text: string;
  html: string;
  reply_to?: string;
}

/** Runs the whole function. One HTTP server on this machine replaces the database and Resend, and records the requests that it gets. */
export async function run(request: Request, { leads = [STORED], queue = [], instead = {}, settings = {} }: Project = {}) {
  const mails: Mail[] = [];
  const calls: { name: string; key: string | null; token: string | null; body: Record<string, unknown> }[] = [];
  await using services = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, async (asked) => {
    const name = new URL(asked.url).pathname.split('/').at(-1) ?? '';
    const header = (header: string) => asked.headers.get(header);
    const body = await asked.json();
    if (name === 'emails') mails.push({ key: header('idempotency-key'), ...body });
    else calls.push({ name, key: header('apikey'), token: header('authorization'), body });
    const isSame = (lead: unknown) => Object.keys(RECORD).every((column) => Object(lead)[column] === body[`p_${column}`]);
    return (
      instead[name]?.() ??
      (name === 'claim_lead_notification'
        ? Response.json(leads.filter(isSame))
        : Response.json(name === 'claim_due_mail' ? (queue.shift() ?? []) : 1))
    );
  });
  const origin = `http://127.0.0.1:${services.addr.port}`;
  const environment: Record<string, string> = { ...SETTINGS, SUPABASE_URL: origin, RESEND_BASE_URL: origin, ...settings };
  const { result, logged } = await withEnvironment(
    (name) => environment[name],
    () => handler(request),
  );
  return {
    status: result.status,
    headers: result.headers,
    text: await result.text(),
    logged,
    mails,
    calls,
    /** The recorded outcomes: the email's id, and why it failed. */
    settled: calls.flatMap(({ name, body }) => (name === 'settle_mail' ? [[body['p_mail_id'], body['p_failure']]] : [])),
  };
}
