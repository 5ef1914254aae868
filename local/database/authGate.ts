/** What the product and the auth client's own surface need. Nothing else of /auth/v1 is reachable. */
const OPEN = new Set([
  'token',
  'user',
  'logout',
  'recover',
  'verify',
  'resend',
  'reauthenticate',
  'factors',
  'settings',
  'health',
  '.well-known',
]);

/** Would make an account, or lead to one. @supabase/lite lets /otp make one although sign-up is off. */
const CREATES_USERS = new Set(['signup', 'otp', 'magiclink', 'invite', 'admin', 'authorize', 'callback', 'sso', 'generate_link', 'web3']);

/** Grants that only continue what an existing account began; id_token, web3 and their like make accounts. */
const GRANTS = new Set(['password', 'refresh_token', 'pkce']);

export interface Refusal {
  status: number;
  body: { code: number; error_code: string; msg: string };
}

/**
 * Whether a request to /auth/v1 stays outside: undefined lets it through to the auth server. Staff accounts are made by
 * hand and in no other way, whatever the server behind thinks of its settings.
 */
export function refuseAuth(url: URL): Refusal | undefined {
  const path = decodedPath(url);
  if (!path?.startsWith('/auth/v1/')) return notFound;
  const route = path.slice('/auth/v1/'.length).split('/')[0] ?? '';
  if (CREATES_USERS.has(route.toLowerCase())) return signUpDisabled;
  if (!OPEN.has(route)) return notFound;
  const grants = url.searchParams.getAll('grant_type');
  return route === 'token' && grants.some((grant) => !GRANTS.has(grant)) ? signUpDisabled : undefined;
}

const signUpDisabled: Refusal = {
  status: 422,
  body: { code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' },
};

const notFound: Refusal = { status: 404, body: { code: 404, error_code: 'not_found', msg: 'No such auth route on this backend' } };

/** Routers decode before they match, so the gate does too; undefined when it cannot be decoded. */
function decodedPath(url: URL): string | undefined {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
}
