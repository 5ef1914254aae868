/** Returns the sources that a Content-Security-Policy names for a directive. */
export function policySources(policy: string, directive: string): string[] {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  return directives.find(([name]) => name === directive)?.slice(1) ?? [];
}

/** Returns whether a source allows the URL, by its origin or by a wildcard host such as https://*.supabase.co. */
export function isAllowed({ origin, host }: URL, sources: readonly string[]): boolean {
  return sources.some(
    (source) => source === origin || (source.startsWith('https://*.') && host.endsWith(source.slice('https://*'.length))),
  );
}
