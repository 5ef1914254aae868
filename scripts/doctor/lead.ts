import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Host } from './host.ts';
import type { CallProject, Settings } from './project.ts';
import { type Check, check } from './report.ts';
import { callScript } from './script.ts';

export interface Staff {
  email: string;
  password: string;
}

/** The script does not copy leads of this page into the dashboard (spreadsheet-script/Sheet.js). */
const TEST_PAGE = '/doctor';
/** A scheduled job emails a lead after one to two minutes. */
const MAIL_WITHIN_MS = 150_000;
const MAIL_POLL_MS = 3_000;

/** Checks that need a staff account. With `lead`, they send the test leads, find them, wait for an email and delete them, in this order. */
export function staffChecks(call: CallProject, { email, password }: Staff, lead?: TestLead): Check[] {
  let token = '';
  const state = async (): Promise<{ staff: boolean; mail?: string; unmailed?: number; failure?: string | null; sent?: string | null }> =>
    JSON.parse((await call('/rest/v1/rpc/staff_state', { json: {}, token })).text);
  const rows = async (method: 'GET' | 'DELETE'): Promise<{ created_at: string }[]> => {
    const path = `/rest/v1/lead_form?full_name=eq.${encodeURIComponent(lead?.name ?? '')}`;
    const { status, text } = await call(path, { method, token, headers: { prefer: 'return=representation' } });
    if (status !== 200) throw new Error(`the table answers ${status}`);
    return JSON.parse(text);
  };
  const threeFault = ({ length }: unknown[]) => [length !== 3 && `${length} of 3`];
  const signIn = check('Staff account', '1.6', `${email} sees the leads`, async () => {
    const { status, text } = await call('/auth/v1/token?grant_type=password', { json: { email, password } });
    if (status !== 200) return [`sign-in answers ${status}`];
    token = JSON.parse(text).access_token;
    return [!(await state()).staff && `${email} is not on the staff list`];
  });
  const mails = check('Emails', '3.3', 'set up, and no lead waits for one', async () => {
    const { mail, unmailed, failure } = await state();
    return [
      mail !== 'on' && 'private.set_functions has not been run',
      unmailed !== 0 && `${unmailed} leads wait, last failure: ${failure ?? 'none; does the scheduled job run?'}`,
    ];
  });
  if (!lead) return [signIn, mails];
  return [
    signIn,
    mails,
    ...lead.checks,
    check('Test leads in the dashboard', '1.3', 'all three', async () => threeFault(await rows('GET'))),
    check('Email by the scheduled job', '3.3', 'sent', async () => {
      const leads = await rows('GET');
      if (leads.length === 0) return ['there is no test lead to wait for'];
      const since = Math.max(...leads.map(({ created_at: at }) => Date.parse(at)));
      for (const until = Date.now() + MAIL_WITHIN_MS; Date.now() < until; await wait(MAIL_POLL_MS))
        if (Date.parse((await state()).sent ?? '') > since) return [];
      return ['none within 150 s: see cron.job_run_details and net._http_response'];
    }),
    check('Test leads deleted', '1.3', 'all three', async () => threeFault(await rows('DELETE'))),
  ];
}

export interface TestLead {
  name: string;
  checks: Check[];
}

/** Sends a lead in each of the three ways. */
export function createTestLead(host: Host, siteUrl: string, settings: Settings, call: CallProject): TestLead {
  const name = `Test lead ${randomBytes(3).toString('hex')}`;
  const message = 'Sent by npm run doctor';
  const row = { full_name: name, email: '', phone_number: '', inquiry_type: null, message, source_page: TEST_PAGE };
  const body = { name, email: '', whatsapp: '', service: '', message, landingPage: TEST_PAGE };
  const insert = async (values: object) => {
    const { status, text } = await call('/rest/v1/lead_form', { json: values, headers: { prefer: 'return=minimal' } });
    return status !== 201 && `the table answers ${status} ${text}`;
  };
  return {
    name,
    checks: [
      check('Lead by a sheet form', '2.4', 'in the sheet and the table', async () => {
        const id = randomUUID();
        const { text } = await callScript(host, settings, `?sid=${id}`, body);
        return [!text.includes('"success"') && `the script answers ${text.slice(0, 80)}`, await insert({ id, ...row })];
      }),
      check('Lead by a table form', '1.3', 'in the table', async () => [await insert(row)]),
      check('Lead without scripts', '3.2', 'taken, and thanked on this site', async () => {
        const form = { name, email: '', phone: '', service: '', message, landingPage: TEST_PAGE };
        const answer = await call('/functions/v1/receive-form/sheet', { method: 'POST', body: new URLSearchParams(form) });
        const target = answer.headers.get('location');
        if (target === null) return [`it answers ${answer.status} ${answer.text.trim()}`];
        return [target.replace(siteUrl, '') !== '/thank-you' && `SITE_URL leads to ${target}`];
      }),
    ],
  };
}
