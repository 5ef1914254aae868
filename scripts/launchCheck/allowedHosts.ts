import { headersFor, parseHeaders } from '../../local/hostHeaders.ts';

const WILDCARD = 'https://*.supabase.co';

/** Hosts of the build's settings that the site's policy refuses, and the wildcard that stands for a project of one's own. */
export function policyFaults(headersFile: string, env: Readonly<Record<string, string | undefined>>): string[] {
  const policy = headersFor(parseHeaders(headersFile), '/').get('content-security-policy') ?? '';
  const sources = (directive: string) =>
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .find(([name]) => name === directive)
      ?.slice(1) ?? [];
  const faults: string[] = [];
  for (const [directive, names] of [
    ['connect-src', ['VITE_SUPABASE_URL', 'VITE_LEAD_SCRIPT_URL']],
    ['form-action', ['VITE_SUPABASE_URL']],
  ] as const) {
    const allowed = sources(directive);
    if (allowed.includes(WILDCARD)) faults.push(`public/_headers: ${directive} allows ${WILDCARD}; name your own project's host.`);
    for (const name of names) {
      const address = env[name] ?? '';
      if (URL.canParse(address) && !allowed.some((source) => isAllowed(new URL(address), source)))
        faults.push(`public/_headers: ${directive} does not allow ${new URL(address).origin} (${name}); browsers would refuse it.`);
    }
  }
  return faults;
}

function isAllowed({ origin, host }: URL, source: string): boolean {
  return source === origin || (source.startsWith('https://*.') && host.endsWith(source.slice('https://*'.length)));
}
