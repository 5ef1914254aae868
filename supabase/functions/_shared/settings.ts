export type Environment = (name: string) => string | undefined;

/** The keys in a JSON object, `default` first, then the single keys; empty ones are dropped. */
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
    // Missing or invalid JSON: only the single keys remain.
  }
  return [...keys, ...single].filter((key) => key !== '');
}

/** The Data API's headers for a key. Only the older keys, which are JWTs, also go into `authorization`. */
export function keyHeaders(key: string): Record<string, string> {
  return { apikey: key, ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }) };
}
