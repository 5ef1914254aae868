import { browserCheck } from './browser.ts';
import { databaseCheck } from './database.ts';
import { readExpected } from './expected.ts';
import { headerChecks } from './headers.ts';
import { openHost } from './host.ts';
import { createTestLead, signInProblem, type Staff, staffChecks } from './lead.ts';
import { entranceProblem, pageChecks, readRelease, releaseCheck } from './pages.ts';
import { aliveCheck, objectChecks, projectCaller, projectChecks, settingsCheck } from './project.ts';
import { type Check, check, type Finding } from './report.ts';
import { scriptChecks } from './script.ts';

export interface Options {
  root: string;
  sendsLeads?: boolean;
  staff?: Staff | undefined;
  /** The connection string of the project's database, as for a backup. */
  database?: string | undefined;
  /** The path of a Chromium. */
  browser?: string | undefined;
  onProgress?: (done: number) => void;
  /** Replace the network in tests. */
  send?: typeof fetch;
  daysLeft?: (host: string) => Promise<number>;
}

const READ_MS = 150_000;
/** With time to type a password and to wait for an email. */
const STAFF_MS = 330_000;

/**
 * Examines the site, then the services that it uses. Checks of a part run in parallel. A fault that would cause others ends its part:
 * `notExamined` lists what was left out. Nothing that could be stored is sent before the project and the script work.
 */
export async function examine(address: string, options: Options) {
  const { root, sendsLeads = false, staff, database, browser, onProgress, send = fetch, daysLeft } = options;
  const host = openHost(address, AbortSignal.timeout(staff || sendsLeads ? STAFF_MS : READ_MS), send);
  const findings: Finding[] = [];
  const notExamined: string[] = [];
  const manualChecks: string[] = [];
  const result = { findings, notExamined, manualChecks };
  /** Runs checks and returns whether all passed. */
  const pass = async (...checks: readonly Check[]): Promise<boolean> => {
    const results = await Promise.all(checks.map(async (one) => await one()));
    findings.push(...results.flat());
    onProgress?.(findings.length);
    return results.flat().every(({ isProblem }) => !isProblem);
  };

  const expected = await readExpected(root);
  if (!(await pass(check('Address', '4.5', `${host.origin} answers with the site`, async () => [await entranceProblem(host)])))) {
    notExamined.push('the pages, their headers, the Supabase project and the Apps Script');
    return result;
  }
  const release = await readRelease(host);
  const settings = release?.settings;
  await pass(releaseCheck(host, expected, release));
  if (!release) notExamined.push('the pages, files and headers');
  const isDelivered =
    release !== undefined && (await pass(...pageChecks(host, expected, release), ...headerChecks(host, release, daysLeft)));
  manualChecks.push(...manual(database !== undefined, staff !== undefined && sendsLeads));

  const landingPages = expected.pages.filter(({ isLanding }) => isLanding).map(({ path }) => path);
  // The record of an older release has no settings; another check names that release.
  if (!settings || !(await pass(settingsCheck(host, release, expected)))) {
    notExamined.push('the Supabase project and the Apps Script');
    return result;
  }
  if (!isDelivered) notExamined.push('the pages in a browser');
  else if (browser !== undefined) await pass(browserCheck(browser, host, landingPages, settings));
  else manualChecks.push('pages in a browser (4.5): no Chromium was used; open each landing page on a phone');

  const call = projectCaller(host, settings);
  const isAlive = await pass(aliveCheck(call));
  if (!isAlive) notExamined.push('the tables, sign-up and functions of the Supabase project');
  // Over the database's own connection, a fault has its cause; over the API it has consequences.
  const isDatabaseRight = !isAlive || database === undefined || (await pass(databaseCheck(database, expected, settings)));
  const hasObjects = !findings.some(({ isProblem, name }) => isProblem && name === 'Database objects');
  const isReady = await pass(
    ...(isAlive && hasObjects ? objectChecks(host, expected, settings, call) : []),
    ...(isAlive ? projectChecks(host, expected, settings, call, manualChecks) : []),
    ...scriptChecks(host, expected, settings),
  );
  if (!staff && !sendsLeads) return result;
  if (!isAlive || !isReady || !isDatabaseRight) {
    notExamined.push('sign-in and test leads');
    return result;
  }
  const lead = sendsLeads ? createTestLead(host, expected.siteUrl, settings, call) : undefined;
  const { checks, cleanUp } = staff
    ? staffChecks(call, staff, signInProblem(host, expected), lead)
    : { checks: lead?.checks ?? [], cleanUp: undefined };
  for (const one of checks) {
    if (await pass(one)) continue;
    if (one !== checks.at(-1)) notExamined.push(`the checks after "${findings.at(-1)?.name}"`);
    break;
  }
  if (cleanUp && lead?.isSent) await pass(cleanUp);
  if (!lead?.isSent) return result;
  manualChecks.push(`rows "${lead.name}" in the sheet${staff ? '' : ' and the dashboard'}: find and delete them`);
  if (lead.stored > 0)
    manualChecks.push(`emails about "${lead.name}" (3.2): are they in the studio's inbox? If not, is LEAD_MAIL_TO misspelt?`);
  return result;
}

/** Lists what only the owner can check, and where. */
function manual(hasDatabase: boolean, hasLeads: boolean): string[] {
  const checks = [
    !hasDatabase &&
      'row security, privileges, triggers, jobs and the staff list (1.3, 1.6): set SUPABASE_DB_URL as for a backup, and run the doctor again',
    !hasDatabase && !hasLeads && 'emails of the scheduled job (3.3): run the doctor with --staff and --lead',
    `limit per visitor (1.3): within ten minutes of a lead, run "select count(*) from private.lead_sender" in the SQL editor; 0 means visitors' addresses are not seen and that limit is off`,
    'recovery emails reach staff (1.7): Supabase, Authentication, Emails, SMTP',
    'two triggers (2.6): Apps Script, Triggers, copyLeadsToDashboard and deleteOldLeads',
    'samples and drawn pictures (4.3): npm run launch-check',
  ];
  return checks.filter((text) => typeof text === 'string');
}
