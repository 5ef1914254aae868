import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { leadColumns, leadRow } from '../../../supabase/functions/_shared/leadColumns.ts';
import { originHeader } from '../../../supabase/functions/_shared/leadOrigin.ts';
import type { Expected } from './expected.ts';
import type { Host } from './host.ts';
import { type CallProject, clockProblem, faultOf, type Settings } from './project.ts';
import { type Check, check, Fault, type Problem, problemOf } from './report.ts';
import { callScript } from './script.ts';

export interface Staff {
  email: string;
  /** Called only if it is safe to sign in. */
  password: () => Promise<string>;
}

/** The script does not copy leads of this page into the dashboard (spreadsheet-script/Sheet.js). */
const TEST_PAGE = '/doctor';
/** A scheduled job emails a lead after one to two minutes. */
const MAIL_WITHIN_MS = 150_000;
const MAIL_POLL_MS = 3_000;

/** Refuses to send a password from a site that is not the configured one. Another check has compared its project with this checkout's. */
export function signInProblem({ origin, isLocal }: Host, { siteUrl }: Expected): Problem {
  return !isLocal && origin !== siteUrl && `no password is sent from ${origin}, because src/site/facts.ts says ${siteUrl}`;
}

/**
 * Checks that need a staff account, to run in order until one fails. With `lead`, they send the test leads, find them and wait for an email.
 * `cleanUp` deletes what was sent, whatever has failed before.
 */
export function staffChecks(
  call: CallProject,
  { email, password }: Staff,
  problem: Problem,
  lead?: TestLead,
): { checks: Check[]; cleanUp?: Check } {
  let token = '';
  const state = async (): Promise<StaffState> => {
    const response = await call('/rest/v1/rpc/staff_state', { json: {}, token });
    if (response.status !== 200) throw faultOf('the project', response);
    return JSON.parse(response.text);
  };
  const ofTestLead = `${leadColumns.name.column}=eq.${encodeURIComponent(lead?.name ?? '')}`;
  const rows = async (method: 'GET' | 'DELETE', table = 'lead_form', filter = ofTestLead) => {
    const response = await call(`/rest/v1/${table}?${filter}`, { method, token, headers: { prefer: 'return=representation' } });
    if (response.status !== 200) throw faultOf('the table', response);
    const found: { created_at: string }[] = JSON.parse(response.text);
    return found;
  };
  const countProblem = ({ length }: unknown[]) => [lead && length < lead.stored && `${length} of ${lead.stored}`];
  const signIn = check('Staff account', '1.6', `${email} sees the leads`, async () => {
    if (problem) return [problem];
    const response = await call('/auth/v1/token?grant_type=password', { json: { email, password: await password() } });
    if (response.status !== 200) throw faultOf('sign-in', response, ': nothing else was tried');
    token = JSON.parse(response.text).access_token;
    const isStaff = await state().then(
      ({ staff }) => staff,
      (error: Error) => clockProblem(error.message) || problemOf(error),
    );
    return [typeof isStaff === 'boolean' ? !isStaff && `${email} is not on the staff list` : isStaff];
  });
  const mails = check('Emails', '3.3', 'set up, and no lead waits for one', async () => {
    const { mail, unmailed, refusal } = await state();
    if (mail !== 'on') return ['private.set_functions has not been run'];
    if (refusal) return [[`the last email was not sent: ${refusal}`, '3.1']];
    return [unmailed !== 0 && `${unmailed} leads wait: does the scheduled job run?`];
  });
  if (!lead) return { checks: [signIn, mails] };
  const checks = [
    signIn,
    mails,
    ...lead.checks,
    check('Test leads in the dashboard', '1.3', 'all three', async () => countProblem(await rows('GET'))),
    check('Origin of a test lead', '4.2', 'stored', async () => {
      if (!lead.sendsOrigin) return [];
      const origins = await rows('GET', 'lead_origin', `lead_id=eq.${lead.id}`);
      return [
        origins.length === 0 && 'x-lead-origin does not reach the database: does a gateway drop it, or is the trigger note_origin gone?',
      ];
    }),
    check('Email by the scheduled job', '3.1', 'sent; look whether it is in the inbox', async () => {
      const leads = await rows('GET');
      const since = Math.max(...leads.map(({ created_at: at }) => Date.parse(at)));
      for (const until = Date.now() + MAIL_WITHIN_MS; Date.now() < until; await wait(MAIL_POLL_MS)) {
        const { sent, refusal } = await state();
        if (Date.parse(sent ?? '') > since) return [];
        if (refusal) return [`not sent: ${refusal}`];
      }
      return [['none within 150 s: with SUPABASE_DB_URL, the doctor checks the job; if that has no ✗, see net._http_response', '3.3']];
    }),
  ];
  const cleanUp = check('Test leads deleted', '1.3', 'all', async () => {
    const deleted = await rows('DELETE').catch((error: Error) => error);
    if (!(deleted instanceof Error)) return countProblem(deleted);
    throw new Fault(`${deleted.message}: delete "${lead.name}" in the dashboard`, deleted instanceof Fault ? deleted.step : undefined);
  });
  return { checks, cleanUp };
}

interface StaffState {
  staff: boolean;
  mail?: string;
  unmailed?: number;
  /** The reason why the newest email that is not sent has failed. */
  refusal?: string | null;
  sent?: string | null;
}

export interface TestLead {
  name: string;
  /** The id of the sheet form's lead, which is sent with an origin unless the build sends none. */
  id: string;
  sendsOrigin: boolean;
  isSent: boolean;
  /** How many leads the table has taken. */
  stored: number;
  checks: Check[];
}

/** Sends a lead in each of the three ways. */
export function createTestLead(host: Host, siteUrl: string, settings: Settings, call: CallProject): TestLead {
  const name = `Test lead ${randomBytes(3).toString('hex')}`;
  const message = 'Sent by npm run doctor';
  const body = { name, email: '', whatsapp: '', service: '', message, landingPage: TEST_PAGE };
  const row = leadRow(body);
  const id = randomUUID();
  const sendsOrigin = settings.leadOrigin !== 'off';
  const insert = async (values: object, headers: Record<string, string> = {}): Promise<Problem> => {
    const response = await call('/rest/v1/lead_form', { json: values, headers: { prefer: 'return=minimal', ...headers } });
    lead.stored += Number(response.status === 201);
    const hint = response.status === 429 ? ': is a limit 0 (supabase/README.md)?' : '';
    const fault = faultOf('the table', response, hint);
    return response.status !== 201 && [fault.message, fault.step ?? '1.3'];
  };
  const lead: TestLead = {
    name,
    id,
    sendsOrigin,
    isSent: false,
    stored: 0,
    checks: [
      check('Lead by a sheet form', '2.4', 'in the sheet and the table', async () => {
        lead.isSent = true;
        const { text } = await callScript(host, settings, `?sid=${id}`, body);
        const problem: Problem = text.includes('"busy"')
          ? ['the script is busy: run the doctor again; if that stays so, raise LEADS_A_MINUTE', '2.3']
          : !text.includes('"success"') && `the script answers ${text.slice(0, 80)}`;
        return [problem, await insert({ id, ...row }, sendsOrigin ? originHeader({ landing: TEST_PAGE, utm_source: 'doctor' }) : {})];
      }),
      check('Lead by a table form', '1.3', 'in the table', async () => [await insert(row)]),
      check('Lead without scripts', '3.2', 'taken, and thanked on this site', async () => {
        const form = { name, email: '', phone: '', service: '', message, landingPage: TEST_PAGE };
        const response = await call('/functions/v1/receive-form/sheet', { method: 'POST', body: new URLSearchParams(form) });
        const target = response.headers.get('location');
        if (target === null) return [`it answers ${response.status} ${response.text.trim()}`];
        lead.stored += 1;
        return [target.replace(siteUrl, '') !== '/thank-you' && `SITE_URL leads to ${target}`];
      }),
    ],
  };
  return lead;
}
