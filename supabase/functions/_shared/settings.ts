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

const ADDRESS = String.raw`[^\s@<>,;:"]+@(?:[a-z0-9-]+\.)+[a-z]{2,}`;
const FORMS = {
  addresses: [new RegExp(`^${ADDRESS}(?:\\s*,\\s*${ADDRESS})*$`, 'i'), 'not one or more email addresses separated by commas'],
  sender: [new RegExp(`^(?:[^<>]*<${ADDRESS}>|${ADDRESS})$`, 'i'), 'no sender such as Website <leads@example.com>'],
  site: [/^(\/|https:\/\/[\w.-]+\.[a-z]{2,}\/?)$/i, 'no address such as https://www.example.com'],
  script: [/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1):)\S+\/exec$/, 'no address that begins with https:// and ends in /exec'],
  key: [/^\S+$/, 'no key'],
} as const satisfies Record<string, readonly [RegExp, string]>;

/** The form of each setting that the owner sets, by name. */
export type SettingForms = Readonly<Record<string, keyof typeof FORMS>>;

/**
 * Adds a header for `npm run doctor` to a response: the names of the settings that are missing or malformed, never their values. Only a
 * request with the publishable key gets it.
 */
export function withSettingErrors(request: Request, response: Response, environment: Environment, forms: SettingForms): Response {
  const text = (name: string): string => environment(name)?.trim() ?? '';
  const keys = keysOf(text('SUPABASE_PUBLISHABLE_KEYS'), text('SUPABASE_PUBLISHABLE_KEY'), text('SUPABASE_ANON_KEY'));
  if (!keys.includes(request.headers.get('apikey') ?? '')) return response;
  const errors = Object.entries(forms).flatMap(([name, form]) => {
    const [pattern, description] = FORMS[form];
    if (text(name) === '') return [`${name} is not set`];
    return pattern.test(text(name)) ? [] : [`${name} is ${description}`];
  });
  if (errors.length > 0) response.headers.set('x-configuration-error', errors.join('; '));
  return response;
}
