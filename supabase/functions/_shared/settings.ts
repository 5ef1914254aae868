export type Environment = (name: string) => string | undefined;

/** Lists the keys in the JSON object `dictionary`, the one named `default` first, then the keys in `single`. Drops empty keys. */
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
    // If the JSON is missing or invalid, return only the keys in `single`.
  }
  return [...keys, ...single].filter((key) => key !== '');
}

/** Builds the Data API's headers for a key. Only older keys, which are JWTs, also go into `authorization`. */
export function keyHeaders(key: string): Record<string, string> {
  return { apikey: key, ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }) };
}
