/** One block of a `_headers` file (Netlify and Cloudflare Pages format): a path pattern and the headers for matching paths. */
export interface HeaderRule {
  /** `/exact` or `/prefix/*`. */
  pattern: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Parses a `_headers` file.
 * @throws Error naming a line that is neither a path nor an indented `Name: value`.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return;
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
    else if (header?.[1] && header[2] && rules.length > 0) rules.at(-1)?.headers.push([header[1], header[2].trim()]);
    else throw new Error(`_headers line ${index + 1} is not a path and not a header: ${line}`);
  });
  return rules;
}

/** Returns the headers of all rules that match a path. Like the hosts, joins the values of a repeated name with a comma. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const result = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (!matches) continue;
    for (const [name, value] of headers) {
      const key = name.toLowerCase();
      const earlier = result.get(key);
      result.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return result;
}
