import type { Lite } from './lite.ts';

/** The parts of Lite that are needed here. */
interface Server extends Pick<Lite, 'fetch' | 'lastError'> {
  driver: { query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }> };
}

/** PostgREST answers refused values with 400 and their code, @supabase/lite with 500 and none. */
const REFUSED_VALUE = /^(22...|23...|P0001)$/;
const HOUR_MS = 3_600_000;
const noSuitableKey = { code: 'PGRST301', message: 'No suitable key or wrong key type', details: null, hint: null };
const unknownToken = { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token: Refresh Token Not Found' };
const tooManyEmails = { code: 429, error_code: 'over_email_send_rate_limit', msg: 'email rate limit exceeded' };

/**
 * Sends requests to the local server, and answers as a hosted project does where @supabase/lite differs and the product meets the difference
 * (docs/testing.md). `recoverLimit`: the number of emails for forgotten passwords that are sent an hour.
 */
export function createHosted({ fetch, driver, lastError }: Server, recoverLimit: number): (request: Request) => Promise<Response> {
  let mailedAt: number[] = [];

  async function isAccount(email: unknown): Promise<boolean> {
    return (await driver.query('select from auth.users where email = lower($1)', [String(email)])).rows.length > 0;
  }

  /** Ends the account's sessions on other devices. */
  async function endOtherSessions(token: string): Promise<void> {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const { sub, session_id: session } = JSON.parse(claims) as Record<string, string>;
    await driver.query('delete from auth.refresh_tokens where user_id::text = $1 and session_id::text <> $2', [sub, session]);
    await driver.query('delete from auth.sessions where user_id::text = $1 and id::text <> $2', [sub, session]);
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const token = request.headers.get('authorization')?.replace(/^bearer /i, '') ?? '';
    const isKey = token === '' || token.startsWith('sb_');
    if (pathname.startsWith('/rest/') && !isKey && !/^[^.]+\.[^.]+\.[^.]+$/.test(token))
      return Response.json(noSuitableKey, { status: 401 });

    const isRecovery = pathname === '/auth/v1/recover' && (await isAccount((await bodyOf(request.clone()))['email']));
    mailedAt = mailedAt.filter((time) => time > Date.now() - HOUR_MS);
    if (isRecovery && mailedAt.length >= recoverLimit) return Response.json(tooManyEmails, { status: 429 });
    if (isRecovery) mailedAt.push(Date.now());

    const setsPassword = pathname === '/auth/v1/user' && request.method === 'PUT' && 'password' in (await bodyOf(request.clone()));
    const errorBefore = lastError();
    const response = await fetch(request);
    if (setsPassword && response.ok) await endOtherSessions(token);

    const { code = '', message = '', detail: details = null, hint = null } = lastError() === errorBefore ? {} : lastError();
    if (response.status === 500 && REFUSED_VALUE.test(code)) return Response.json({ code, message, details, hint }, { status: 400 });
    const isRefused = response.status === 400 && searchParams.get('grant_type') === 'refresh_token';
    const isUnknown = isRefused && (await bodyOf(response.clone()))['error_code'] === 'validation_failed';
    return isUnknown ? Response.json(unknownToken, { status: 400 }) : response;
  };
}

async function bodyOf(message: Request | Response): Promise<Record<string, unknown>> {
  try {
    return Object(await message.json()) as Record<string, unknown>;
  } catch {
    return {};
  }
}
