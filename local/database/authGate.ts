/** Paths that the product and the auth client need. All other paths under /auth/v1 are refused, including other spellings of these. */
const OPEN_PATHS =
  /^\/auth\/v1\/(token|user|logout|recover|verify|resend|reauthenticate|factors|settings|health|\.well-known)(\/[\w./-]*)?$/;

/** Grants that work only for existing accounts. Other grants, such as id_token and web3, create accounts. */
const GRANTS = new Set(['password', 'refresh_token', 'pkce']);

export interface Refusal {
  status: number;
  body: { code: number; error_code: string; msg: string };
}

/**
 * Returns the refusal for a request to /auth/v1, or undefined if the request may reach the auth server. Staff accounts may only be
 * created manually. The server's settings do not ensure this: @supabase/lite lets /otp create an account even when sign-up is off.
 */
export function refuseAuth({ pathname, searchParams }: URL): Refusal | undefined {
  const usesExistingAccount = searchParams.getAll('grant_type').every((grant) => GRANTS.has(grant));
  return OPEN_PATHS.test(pathname) && usesExistingAccount ? undefined : signUpDisabled;
}

const signUpDisabled: Refusal = {
  status: 422,
  body: { code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' },
};
