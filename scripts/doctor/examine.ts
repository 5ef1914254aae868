import { readExpected } from './expected.ts';
import { headerChecks } from './headers.ts';
import { openHost } from './host.ts';
import { createTestLead, type Staff, staffChecks } from './lead.ts';
import { pageChecks } from './pages.ts';
import { projectCaller, projectChecks, readSettings } from './project.ts';
import { scriptChecks } from './script.ts';

export interface Options {
  root: string;
  sendsLeads?: boolean;
  staff?: Staff | undefined;
  onProgress?: (done: number, all: number) => void;
  /** Replace the network in tests. */
  send?: typeof fetch;
  daysLeft?: (host: string) => Promise<number>;
}

const READ_MS = 60_000;
const LEAD_MS = 240_000;

/** Runs all checks: those that only read in parallel, the others in order. */
export async function examine(address: string, { root, sendsLeads = false, staff, onProgress, send = fetch, daysLeft }: Options) {
  const host = openHost(address, AbortSignal.timeout(sendsLeads ? LEAD_MS : READ_MS), send);
  const [expected, settings] = await Promise.all([readExpected(root), readSettings(host)]);
  const call = projectCaller(host, settings);
  const lead = sendsLeads ? createTestLead(host, expected.siteUrl, settings, call) : undefined;
  const reading = [
    ...pageChecks(host, expected),
    ...headerChecks(host, expected, settings, daysLeft),
    ...projectChecks(host, expected, settings, call),
    ...scriptChecks(host, expected, settings),
  ];
  const ordered = staff ? staffChecks(call, staff, lead) : (lead?.checks ?? []);
  let done = 0;
  const run = async (check: (typeof reading)[number]) => {
    const finding = await check();
    onProgress?.((done += 1), reading.length + ordered.length);
    return finding;
  };
  const findings = await Promise.all(reading.map(run));
  for (const check of ordered) findings.push(await run(check));
  return { findings, manualChecks: manualChecks(staff !== undefined, lead?.name) };
}

/** Lists what only the owner can check, and where. */
function manualChecks(isStaff: boolean, testLead: string | undefined): string[] {
  const sql = 'in the SQL editor';
  const checks = [
    !(isStaff && testLead) &&
      `scheduled jobs (3.3): ${sql}, select * from cron.job_run_details order by start_time desc limit 5: the first started within two minutes and succeeded`,
    `staff list (1.6): ${sql}, select * from private.staff; while it is empty, every account is staff`,
    'migrations without a public table or function (1.3): npx supabase@3 migration list --remote has each under Local and Remote',
    `visitors' addresses (1.3): ${sql}, within ten minutes of a lead, select count(*) from private.lead_sender: 0 means no limit per visitor`,
    'recovery emails reach staff (1.7): Supabase, Authentication, Emails, SMTP',
    'two triggers (2.6): Apps Script, Triggers, copyLeadsToDashboard and deleteOldLeads',
    'samples and drawn pictures (4.3): npm run launch-check',
    testLead && `two rows "${testLead}" in the sheet${isStaff ? '' : ' and three in the dashboard'}: find and delete them`,
  ];
  return checks.filter((text) => typeof text === 'string');
}
