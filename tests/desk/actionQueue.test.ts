import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ActionResult, ActionRequest, DeskAction } from '@/desk/model/actions';
import type { FollowUp } from '@/desk/model/followUp';
import { type ActionQueue, UNSTORED } from '@/desk/store/actionQueue';

import { seeded } from '../../supabase/functions/_shared/tests/seeded';
import { followUp } from '../support/fixtures';

const saved: ActionResult = { outcome: 'saved', followUp: followUp('1') };
const asksBeforeClosing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let queueOf: (account: string) => ActionQueue;

/** Simulates a reload of the tab: module state is lost, session storage stays. */
async function reload(): Promise<void> {
  vi.resetModules();
  queueOf = (await import('@/desk/store/actionQueue')).actionQueueOf;
}

// A browser removes a closed page's listeners; here the test removes them.
beforeEach(async () => {
  await reload();
  vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) window.removeEventListener(type, listener as EventListener);
});

function request(account: string, id: string, action: DeskAction = { kind: 'claim' }, leadId = '1'): ActionRequest {
  return { id, account, leadId, seenVersion: 0, action };
}

/** Signs an account in. The server returns `responses` in turn, then saves every action. */
function signIn(account: string, ...responses: ActionResult[]) {
  const sent: ActionRequest[] = [];
  const send = async (outgoing: ActionRequest): Promise<ActionResult> => {
    sent.push(outgoing);
    return responses.shift() ?? saved;
  };
  const queue = queueOf(account);
  queue.connect({ send, onResult: () => undefined });
  return { queue, sent };
}
const settled = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve));

const book: DeskAction = { kind: 'state', state: 'Booked', lostReason: null };
const savedWith = (part: Partial<FollowUp>): ActionResult => ({ outcome: 'saved', followUp: followUp('1', part) });
const next: DeskAction = { ...book, state: 'Contacted' };

test.each<[string, DeskAction, Partial<FollowUp>, DeskAction, number]>([
  ['is the one that my last action made', { kind: 'claim' }, { version: 4 }, next, 4],
  ['stays if a colleague changed the lead before my last action', { kind: 'claim' }, { version: 5, state: 'Lost' }, next, 3],
  ['is the one of the state that I set', book, { version: 5, state: 'Booked' }, next, 5],
  ['stays if a colleague set another state since', book, { version: 5, state: 'Lost' }, next, 3],
  ['is the one of my claim if I let the lead go', { kind: 'claim' }, { version: 7, owner: 'staff' }, { kind: 'assign', owner: null }, 7],
])('the version that my next action has seen %s', async (_what, first, part, second, seen) => {
  const { queue, sent } = signIn('staff', savedWith(part));
  queue.add({ ...request('staff', 'a', first), seenVersion: 3 });
  queue.add({ ...request('staff', 'b', second), seenVersion: 3 });
  await settled();
  expect(sent[1]?.seenVersion).toBe(seen);
});

test('a reload drops only stored actions that this release cannot read', async () => {
  const known = [
    request('staff', 'a', { kind: 'state', state: 'Lost', lostReason: 'Price' }),
    request('staff', 'b', { kind: 'assign', owner: 'maya' }),
    request('staff', 'c', { kind: 'call', pressedAt: 1 }),
    request('staff', 'd', { kind: 'undo', actionId: 'a' }),
  ];
  const actions = [{ kind: 'consulted' }, { kind: 'state', state: 'Lost', lostReason: 'Moved away' }, { kind: 'mail' }, null];
  const unknown = [...actions.map((action) => request('staff', 'a', action as DeskAction)), { ...known[0], account: 'maya' }, 'text', null];
  sessionStorage.setItem('desk.waiting.staff', JSON.stringify([...unknown, ...known]));
  sessionStorage.setItem('desk.waiting.maya', 'no JSON');
  await reload();
  expect(queueOf('staff').get().pending).toEqual(known);
  expect(queueOf('maya').get().pending).toEqual([]);
});

test('a tel: link opens another app, so the browser does not ask for confirmation', async () => {
  const { queue } = signIn('staff', { outcome: 'unanswered' });
  queue.add(request('staff', 'a'));
  await settled();
  const link = document.createElement('a');
  document.body.append(link);
  link.href = 'https://wa.me/971501234567';
  link.click();
  expect(asksBeforeClosing()).toBe(true);
  link.href = 'tel:+971501234567';
  link.click();
  expect(asksBeforeClosing()).toBe(false);
  link.remove();
});

test('in 200 random days of faults, sign-outs, colleagues and reloads, each action is saved once as it was, unless its author gives it up', async () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = seeded(seed);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
    /** Actions and their authors by the actions' ids. */
    const stored = new Map<string, [author: string, action: DeskAction]>();
    const done = new Map<string, [author: string, action: DeskAction]>();
    /** Lost because the user confirmed a reload, given up after a conflict, or refused while its author was signed in. */
    const lost = new Set<string>();
    /** The versions of the leads, on the server and as last read. */
    const versions = new Map<string, number>();
    let seen = new Map(versions);
    const changeLead = (leadId: string) => versions.set(leadId, (versions.get(leadId) ?? 0) + 1);
    let isUp = true;
    let signedIn: { queue: ActionQueue; signOut: () => void } | undefined;
    let account = '';
    const respond = async ({ id, account: author, leadId, seenVersion, action }: ActionRequest): Promise<ActionResult> => {
      const sender = account;
      await Promise.resolve();
      // Like the adapter, sends nothing under another account.
      if (sender !== author || (!isUp && random() < 0.7)) return { outcome: 'unanswered' };
      if (random() < 0.15) return { outcome: 'unanswered' };
      if (!stored.has(id) && random() < 0.05) return { outcome: 'refused', reason: 'No such action' };
      const row = () => followUp(leadId, { version: versions.get(leadId) ?? 0 });
      const isConflict = !stored.has(id) && action.kind === 'state' && seenVersion < row().version;
      if (!isConflict && !stored.has(id)) {
        stored.set(id, [sender, action]);
        if (action.kind === 'state') changeLead(leadId);
      }
      // The action can be saved although its response is lost.
      if (random() < 0.2) return { outcome: 'unanswered' };
      const conflict = { outcome: 'conflict', followUp: row(), by: 'hala', byName: 'Hala', at: 0 } as const;
      return isConflict ? conflict : { outcome: 'saved', followUp: row() };
    };
    const enter = (next: string): void => {
      account = next;
      const queue = queueOf(next);
      const signOut = queue.connect({
        send: respond,
        onResult({ id }, found) {
          if ('followUp' in found) seen.set(found.followUp.leadId, found.followUp.version);
          if (found.outcome === 'refused' && account === next) lost.add(id);
        },
      });
      signedIn = { queue, signOut };
    };
    const leave = (): void => {
      signedIn?.signOut();
      signedIn = undefined;
      account = '';
    };
    const act = (id: string, action: DeskAction, leadId: string): void => {
      done.set(id, [account, action]);
      signedIn?.queue.add({ ...request(account, id, action, leadId), seenVersion: seen.get(leadId) ?? 0 });
    };
    const decide = (insists: boolean): void => {
      for (const conflict of signedIn?.queue.get().conflicts ?? []) {
        const { id, action, leadId } = conflict.request;
        lost.add(id);
        if (insists) act(`${id} again`, action, leadId);
        signedIn?.queue.resolve(conflict);
      }
    };
    sessionStorage.clear();
    await reload();
    for (let step = 0; step < 40; step += 1) {
      const chance = random();
      if (!signedIn) enter(pick(['staff', 'maya']));
      else if (chance < 0.4) {
        const id = `${seed}-${step}`;
        const action = pick<DeskAction>([
          { kind: 'claim' },
          { kind: 'note', text: id },
          { kind: 'call', pressedAt: step },
          { kind: 'state', state: 'Booked', lostReason: null },
          { kind: 'appointment', appointment: { day: null, treatment: null, price: step } },
        ]);
        act(id, action, pick(['1', '2', '3']));
      } else if (chance < 0.5) changeLead(pick(['1', '2', '3']));
      else if (chance < 0.55) seen = new Map(versions);
      else if (chance < 0.6) decide(random() < 0.5);
      else if (chance < 0.68) isUp = !isUp;
      else if (chance < 0.78) leave();
      else if (chance < 0.9) signedIn.queue.resend();
      else {
        const inMemory = ['staff', 'maya'].flatMap((who) => queueOf(who).get().pending).filter(({ action: { kind } }) => kind in UNSTORED);
        // Personal values are never written to storage, so a reload loses them.
        if (asksBeforeClosing()) for (const { id } of inMemory) lost.add(id);
        leave();
        await settled();
        await reload();
      }
      if (random() < 0.5) await settled();
      expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/note|appointment/);
    }
    isUp = true;
    leave();
    for (const who of ['staff', 'maya', 'staff', 'maya']) {
      enter(who);
      for (let tries = 0; tries < 40 && queueOf(who).get().pending.length > 0; tries += 1) {
        queueOf(who).resend();
        await settled();
      }
      decide(false);
      leave();
    }
    for (const id of lost) if (!stored.has(id)) done.delete(id);
    expect(stored, `seed ${seed}`).toEqual(done);
  }
}, 60_000);
