export type Environment = (name: string) => string | undefined;

/** The keys of a JSON dictionary, the one named `default` first, then the single ones. */
export function keysOf(dictionary: string, ...single: readonly string[]): string[] {
  const keys: string[] = [];
  try {
    const named: unknown = JSON.parse(dictionary);
    if (typeof named === 'object' && named !== null) {
      for (const [name, key] of Object.entries(named)) {
        if (typeof key !== 'string') continue;
        if (name === 'default') keys.unshift(key);
        else keys.push(key);
      }
    }
  } catch {
    // No dictionary, or a broken one: the single keys count.
  }
  return [...keys, ...single].filter((key) => key !== '');
}

/** What the Data API wants to see of a key. Only the older keys, which are tokens, also belong into `authorization`. */
export function keyHeaders(key: string): Record<string, string> {
  return { apikey: key, ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }) };
}
