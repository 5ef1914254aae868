// Part of `npm test`: fails if a runtime dependency of the site has a known high or critical vulnerability. Passes with a note when the
// registry does not respond or has no advisories (offline, or a mirror).
import { spawnSync } from 'node:child_process';

/** The part of npm's JSON report used here; `vulnerabilities` is missing when the audit did not run. */
interface Audit {
  message?: string;
  vulnerabilities?: Readonly<Record<string, { severity: string; range: string }>>;
}

const run = spawnSync('npm audit --omit=dev --audit-level=high --json --fetch-retries=0 --fetch-timeout=20000', {
  shell: true,
  encoding: 'utf8',
});
const { message, vulnerabilities } = readAudit(run.stdout);
if (vulnerabilities === undefined) {
  console.log(
    `Not audited: the registry gave no answer (${message ?? 'npm said nothing'}). Run "npm audit --omit=dev" against one that does.`,
  );
} else {
  for (const [name, { severity, range }] of Object.entries(vulnerabilities)) console.log(`${severity}: ${name} ${range}`);
  console.log(run.status === 0 ? 'No known high-severity vulnerability.' : 'Details: npm audit --omit=dev');
  process.exitCode = run.status ?? 1;
}

function readAudit(text: string): Audit {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
