/** What the product and the auth client's own surface need; nothing else of /auth/v1 is reachable, in no other spelling. */
const OPEN = /^\/auth\/v1\/(token|user|logout|recover|verify|resend|reauthenticate|factors|settings|health|\.well-known)(\/[\w./-]*)?$/;

/** Grants that only continue what an existing account began; id_token, web3 and their like make accounts. */
const GRANTS = new Set(['password', 'refresh_token', 'pkce']);

export interface Refusal {
  status: number;
  body: { code: number; error_code: string; msg: string };
}

/**
 * Whether a request to /auth/v1 stays outside: undefined lets it through to the auth server. Staff accounts are made by
 * hand and in no other way, whatever the server behind thinks of its settings: @supabase/lite lets /otp make one although sign-up is off.
 */
export function refuseAuth({ pathname, searchParams }: URL): Refusal | undefined {
  const continues = searchParams.getAll('grant_type').every((grant) => GRANTS.has(grant));
  return OPEN.test(pathname) && continues ? undefined : signUpDisabled;
}

const signUpDisabled: Refusal = {
  status: 422,
  body: { code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' },
};
