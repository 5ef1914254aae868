/** Why `npm run build` refuses these settings, one message for each: a secret key, or the address of a service instead of the project's. */
export function settingsErrors(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (hasSecretKey(value))
      return [
        `${name} holds a secret key; every visitor could read it. Use the publishable key, and delete this one (Supabase, API keys) if it was ever published.`,
      ];
    const service = name === 'VITE_SUPABASE_URL' && serviceOf(value);
    return service ? [`${name} must end before ${service}, which the site adds.`] : [];
  });
}

/** True if a text contains a secret key of a Supabase project. Older keys are JWTs; among these, only the role anon is public. */
function hasSecretKey(text: string): boolean {
  const roles = [...text.matchAll(/eyJ[\w-]+\.([\w-]+)/g)].map(([, claims = '']) => Buffer.from(claims, 'base64url').toString());
  return text.includes('sb_secret_') || roles.some((claims) => /"role"\s*:\s*"(?!anon")/.test(claims));
}

/** The service of a Supabase project that an address names, such as /rest/v1; undefined for the address of a project. */
function serviceOf(address: string): string | undefined {
  return /\/(?:rest|auth|functions|storage|realtime|graphql)\/v1(?![\w-])/.exec(address)?.[0];
}
