/** Names whose value must be an origin, each with an example. */
const ORIGINS: Readonly<Record<string, string>> = {
  VITE_ANALYTICS_ORIGIN: 'https://plausible.io',
  'src/site/facts.ts: siteUrl': 'https://www.studio.ae',
};

/** Why `npm run build` refuses these settings, one message for each: a secret key, or an address with a path that the site adds. */
export function settingsErrors(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (hasSecretKey(value))
      return [
        `${name} holds a secret key; every visitor could read it. Use the publishable key, and delete this one (Supabase, API keys) if it was ever published.`,
      ];
    const example = ORIGINS[name];
    if (example !== undefined && !isOrigin(value) && (value !== '' || !name.startsWith('VITE_')))
      return [`${name} must be an origin that begins with https:// and has no path, such as ${example}.`];
    const service = name === 'VITE_SUPABASE_URL' && serviceOf(value);
    return service ? [`${name} must end before ${service}, which the site adds.`] : [];
  });
}

/** True if a text contains a secret key of a Supabase project. Older keys are JWTs; among these, only the role anon is public. */
function hasSecretKey(text: string): boolean {
  const roles = [...text.matchAll(/eyJ[\w-]+\.([\w-]+)/g)].map(([, claims = '']) => Buffer.from(claims, 'base64url').toString());
  return text.includes('sb_secret_') || roles.some((claims) => /"role"\s*:\s*"(?!anon")/.test(claims));
}

function isOrigin(value: string): boolean {
  return value.startsWith('https://') && URL.canParse(value) && new URL(value).origin === value;
}

/** The service of a Supabase project that an address names, such as /rest/v1; undefined for the address of a project. */
function serviceOf(address: string): string | undefined {
  return /\/(?:rest|auth|functions|storage|realtime|graphql)\/v1(?![\w-])/.exec(address)?.[0];
}
