import { createHash } from 'node:crypto';

import { headersFor, parseHeaders } from '../../local/hostHeaders.ts';

/** Returns the sources that the Content-Security-Policy of a _headers file names for a directive. */
export function policySources(headersFile: string, directive: string): string[] {
  const policy = headersFor(parseHeaders(headersFile), '/').get('content-security-policy') ?? '';
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  return directives.find(([name]) => name === directive)?.slice(1) ?? [];
}

/** Returns whether a source allows the URL, by its origin or by a wildcard host such as https://*.supabase.co. */
export function isAllowed({ origin, host }: URL, sources: readonly string[]): boolean {
  return sources.some(
    (source) => source === origin || (source.startsWith('https://*.') && host.endsWith(source.slice('https://*'.length))),
  );
}

/** Types of inline scripts that a browser runs, or reads as instructions. Scripts of other types, such as JSON-LD, are data. */
const RUNS = /^$|^module$|^(?:text|application)\/(?:x-)?(?:java|ecma)script$|^importmap$|^speculationrules$/i;

/** Scripts in index.html that the policy in public/_headers blocks, each in one sentence with what to do instead. */
export function blockedScripts(html: string, headersFile: string): string[] {
  const allowed = policySources(headersFile, 'script-src');
  const text = html.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/gi)].flatMap(({ 1: tag = '', 2: code = '', index }) => {
    const source = attributeOf(tag, 'src');
    const address = source === undefined ? undefined : new URL(source, 'https://site.invalid');
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    if (
      address
        ? address.hostname === 'site.invalid' || isAllowed(address, allowed)
        : !RUNS.test(attributeOf(tag, 'type') ?? '') || allowed.includes(hash)
    )
      return [];
    return [
      `index.html, line ${text.slice(0, index).split('\n').length}: browsers won’t run ${address ? `the script from ${address.origin}` : 'this inline script'}, because the Content-Security-Policy (public/_headers) allows only the site’s own. Remove it; docs/marketers.md, "Count visits", says what works instead.`,
    ];
  });
}

function attributeOf(tag: string, name: string): string | undefined {
  const [, quoted, single, bare] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? [];
  return quoted ?? single ?? bare;
}
