type Env = Readonly<Record<string, string | undefined>>;

const SETTINGS: readonly { name: string; without: string }[] = [
  { name: 'VITE_LEAD_SCRIPT_URL', without: 'leads do not reach the sheet' },
  { name: 'VITE_SUPABASE_URL', without: 'staff see no leads, and the skin-pen forms fail' },
  { name: 'VITE_SUPABASE_ANON_KEY', without: 'staff see no leads, and the skin-pen forms fail' },
];
const NOT_PUBLIC = /\/\/(localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.)|\.(local|test|invalid|localhost)\b/i;
const EXAMPLE = /example|abcdefgh|your-|\.\.\.|<|changeme|xxxx/i;

/** The settings of the build that are missing or cannot be meant for the public site. */
export function settingFaults(env: Env): string[] {
  return SETTINGS.flatMap(({ name, without }) => {
    const value = env[name]?.trim() ?? '';
    const fault = value === '' ? `is not set: ${without}` : valueFault(name, value);
    return fault === undefined ? [] : [`${name} ${fault}.`];
  });
}

function valueFault(name: string, value: string): string | undefined {
  if (name === 'VITE_SUPABASE_ANON_KEY') return keyFault(value);
  if (NOT_PUBLIC.test(value)) return `is ${value}: an address of this computer, which visitors cannot reach`;
  if (EXAMPLE.test(value)) return `is ${value}: an example, not an address`;
  if (!value.startsWith('https://') || !URL.canParse(value)) return `is ${value}: no address that begins with https://`;
  if (name === 'VITE_LEAD_SCRIPT_URL' && !new URL(value).pathname.endsWith('/exec'))
    return `is ${value}: the address of a deployed script ends in /exec`;
  return undefined;
}

function keyFault(key: string): string | undefined {
  if (key.startsWith('sb_secret_') || roleOf(key) === 'service_role')
    return 'holds a secret key; every visitor could read it. Use the publishable key';
  if (EXAMPLE.test(key) || key.length < 20) return 'is no key of a Supabase project';
  return undefined;
}

/** The role that a key in the older form (a JWT) names. */
function roleOf(key: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : undefined;
  } catch {
    return undefined;
  }
}
