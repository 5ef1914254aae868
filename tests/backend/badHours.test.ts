import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { actionQueueOf } from '@/desk/store/actionQueue';
import { createDesk, type Desk } from '@/desk/store/desk';
import { createStaffSession } from '@/staff/session';

import { seeded } from '../../supabase/functions/_shared/tests/seeded';
import { type Asked, type Fault, openTab, serverOfEachTest, sessionKey, TOKEN } from '../support/staffServer';

const server = serverOfEachTest();

const SEQUENCES = 200;
const STEPS = 12;
const PAGE = '<html>Sign in to the hotel</html>';
const isRenewal = ({ name, query }: Asked) => name.endsWith(TOKEN) && query.get('grant_type') === 'refresh_token';
const stored = () => JSON.parse(localStorage.getItem(sessionKey()) ?? 'null');
const pass = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));

// The tabs of earlier tests would go on checking their sessions.
beforeEach(() => {
  for (const target of [window, document] as EventTarget[]) vi.spyOn(target, 'addEventListener');
});
afterEach(() => {
  for (const target of [window, document] as EventTarget[])
    for (const [type, listener] of vi.mocked(target.addEventListener).mock.calls) target.removeEventListener(type, listener);
});

/** One random bad day of a receptionist. Returns its errors. */
async function badDay(seed: number): Promise<string[]> {
  const random = seeded(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const errors: string[] = [];
  const acted = new Set<string>();
  let visibility: DocumentVisibilityState = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  server().lifetimeS = 45;
  server().leads = server().leads.slice(0, 3);

  /** Until when the server wants no renewal. */
  let quietUntil = 0;
  let fault: (request: Asked) => Fault | undefined = () => undefined;
  /** When the server refused a refresh token for good. */
  const refusedAt = new Map<string, number>();
  server().fault = (request) => {
    if (isRenewal(request) && Date.now() < quietUntil) errors.push('a renewal before Retry-After');
    const found = fault(request);
    const session = stored();
    if (found || !isRenewal(request) || !session) return found;
    if (!server().knows(session.refresh_token)) refusedAt.set(session.refresh_token, Date.now());
    else if (session.expires_at * 1000 > Date.now()) errors.push('a renewal of a valid token');
    return undefined;
  };
  const everywhere = (found: Fault) => () => void (fault = () => found);
  const renewals = (found: Fault) => () => void (fault = (request) => (isRenewal(request) ? found : undefined));
  const throttled = (headers: Record<string, string>, waitMs: number) => () => {
    fault = (request) => {
      if (!isRenewal(request)) return undefined;
      quietUntil = Date.now() + waitMs;
      return { status: 429, body: '{"code":"over_request_rate_limit"}', headers };
    };
  };

  const session = createStaffSession({ load: async () => openTab() });
  let desk: Desk | undefined;
  let stop = (): void => undefined;
  session.subscribe(() => {
    const state = session.get();
    if (state.kind === 'signedOut' && stored() && server().knows(stored().refresh_token))
      errors.push('the login while the session is valid');
    if ((state.kind === 'signedIn') === (desk !== undefined)) return;
    stop();
    desk = state.kind === 'signedIn' ? createDesk(state.desk, state.member) : undefined;
    stop = desk?.start() ?? (() => undefined);
  });
  const second = openTab();
  const signIn = async () => void (await session.signIn('staff@studio.test', 'right').catch(() => undefined));
  const become = (next: DocumentVisibilityState) => () => {
    visibility = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  async function press(): Promise<void> {
    desk?.act(pick(server().leads).id, { kind: 'claim' });
    for (const { id } of actionQueueOf('u1').get().pending) acted.add(id);
    await pass(1);
  }

  /** The network is back: within 3 s the leads are read, unless somebody has to sign in or the server wants a pause. */
  async function online(): Promise<void> {
    fault = () => undefined;
    const at = Date.now();
    const isDue = desk && visibility === 'visible' && at >= quietUntil && stored() && server().knows(stored().refresh_token);
    window.dispatchEvent(new Event('online'));
    await pass(3_000);
    const { phase, loadedAt } = desk?.sync.get() ?? {};
    if (isDue && !(phase === 'loaded' && (loadedAt ?? 0) >= at)) errors.push(`${phase} 3 s after the network was back`);
  }

  const steps = {
    offline: everywhere('reset'),
    online,
    '429': throttled({}, 60_000),
    '429 with Retry-After': throttled({ 'retry-after': '25' }, 25_000),
    '503': renewals({ status: 503, body: 'down' }),
    '403 HTML': everywhere({ status: 403, body: PAGE }),
    '200 HTML': everywhere({ status: 200, body: PAGE }),
    'second tab renews': () => void second.desk.leads().catch(() => undefined),
    hidden: become('hidden'),
    visible: become('visible'),
    press,
    poll: async () => await pass(20_000),
    'the server ends the session': () => random() < 0.5 && server().endSessions(),
    'storage cleared'() {
      // The time that the server wants is stored with the session.
      quietUntil = 0;
      localStorage.clear();
      sessionStorage.clear();
    },
  };

  await pass(100);
  await signIn();
  const names: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const [name, run] = pick(Object.entries(steps));
    names.push(name);
    const before = stored()?.refresh_token;
    await run();
    session.activity.note();
    await pass(pick([500, 2_000, 10_000, 25_000, 65_000]));
    if (name !== 'storage cleared' && before && server().knows(before) && !stored()) errors.push('a session is lost');
    if (Date.now() - (refusedAt.get(stored()?.refresh_token) ?? Infinity) > 500) errors.push('an ended session stays');
    if (name === 'storage cleared' && visibility === 'visible') await pass(20_000);
    if (name === 'storage cleared' && visibility === 'visible' && session.get().kind !== 'signedOut')
      errors.push('no login for a cleared storage');
    if (session.get().kind === 'signedOut' && random() < 0.7) await signIn();
  }

  fault = () => undefined;
  become('visible')();
  await pass(Math.max(quietUntil - Date.now(), 0) + 25_000);
  if (session.get().kind === 'signedOut') await signIn();
  await pass(25_000);
  if (desk?.sync.get().phase !== 'loaded') errors.push(`${session.get().kind} and ${desk?.sync.get().phase} at the end`);
  const lost = [...acted].filter((id) => !server().saved.has(id));
  if (lost.length > 0) errors.push(`${lost.length} actions are lost`);
  stop();
  return errors.map((error) => `${seed} (${names.join(', ')}): ${error}`);
}

it.each(Array.from({ length: SEQUENCES }, (_, index) => index + 1))(
  'a bad day (seed %i) loses no session and no action, and shows no login while the session is valid',
  async (seed) => {
    vi.useFakeTimers({ now: Date.now() });
    expect(await badDay(seed)).toEqual([]);
  },
);
