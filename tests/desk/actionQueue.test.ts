import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { ActionAnswer, ActionRequest, DeskAction } from '@/desk/model/actions';
import type { ActionQueue } from '@/desk/store/actionQueue';

import { followUp } from './fixtures';

const saved: ActionAnswer = { outcome: 'saved', followUp: followUp('1') };
const asksBeforeClosing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let queueOf: (account: string) => ActionQueue;

/** A new page in the same tab: only what is in the tab's storage is left. */
async function reload(): Promise<void> {
  vi.resetModules();
  queueOf = (await import('@/desk/store/actionQueue')).actionQueueOf;
}

beforeEach(async () => {
  sessionStorage.clear();
  await reload();
});
// A page that is gone asks nobody; in these tests its listener would be left.
const listeners = vi.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener as EventListener);
  listeners.mockClear();
});

function request(account: string, id: string, action: DeskAction = { kind: 'claim' }, leadId = '1'): ActionRequest {
  return { id, account, leadId, seenVersion: 0, action };
}

/** Signs an account in. `answers`: of the server, one by one; the last one from then on. */
function signIn(account: string, ...answers: ActionAnswer[]) {
  const sent: ActionRequest[] = [];
  const answered: string[] = [];
  const send = async (sends: ActionRequest): Promise<ActionAnswer> => {
    sent.push(sends);
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? saved;
  };
  const queue = queueOf(account);
  const signOut = queue.connect({
    send,
    onAnswer: ({ id }, { outcome }) => answered.push(`${id} ${outcome}`),
  });
  return { queue, sent, answered, signOut };
}
const settled = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve));

describe('what was not saved when its account signed out', () => {
  test('is neither sent nor erased by a colleague, and sent once its own account is back', async () => {
    const staff = signIn('staff', { outcome: 'unanswered' });
    staff.queue.add(request('staff', 'a'));
    staff.queue.add(request('staff', 'b', { kind: 'note', text: 'Call after six' }));
    await settled();
    staff.signOut();

    const maya = signIn('maya');
    maya.queue.add(request('maya', 'c'));
    maya.queue.resend();
    await settled();
    expect(maya.sent.map(({ id }) => id)).toEqual(['c']);
    expect(asksBeforeClosing()).toBe(true);
    maya.signOut();

    const back = signIn('staff');
    await settled();
    expect(back.sent.map(({ id, action }) => [id, action.kind])).toEqual([
      ['a', 'claim'],
      ['b', 'note'],
    ]);
    expect(asksBeforeClosing()).toBe(false);
  });

  test('is sent again even if it was answered meanwhile, unless it was saved: nobody has seen that answer', async () => {
    let answer: (outcome: ActionAnswer) => void = () => undefined;
    const queue = queueOf('staff');
    const send = async (): Promise<ActionAnswer> => await new Promise((resolve) => (answer = resolve));
    const signOut = queue.connect({ send, onAnswer: () => undefined });
    queue.add(request('staff', 'a'));
    signOut();
    answer({ outcome: 'refused', reason: 'No such action' });
    await settled();
    expect(queue.get().pending).toHaveLength(1);
    const back = signIn('staff', { outcome: 'refused', reason: 'No such action' });
    await settled();
    expect(back.answered).toEqual(['a refused']);
  });
});

test('the browser asks before a tab is closed in which an action has no answer yet, or has not even been sent', async () => {
  const queue = queueOf('staff');
  const answers: ((outcome: ActionAnswer) => void)[] = [];
  const send = async (): Promise<ActionAnswer> => await new Promise((resolve) => answers.push(resolve));
  queue.connect({ send, onAnswer: () => undefined });
  queue.add(request('staff', 'a'));
  queue.add(request('staff', 'b', { kind: 'setState', state: 'Booked', lostReason: null }));
  expect([asksBeforeClosing(), answers.length]).toEqual([true, 1]);
  answers[0]?.(saved);
  await settled();
  expect([asksBeforeClosing(), answers.length]).toEqual([true, 2]);
  answers[1]?.(saved);
  await settled();
  expect(asksBeforeClosing()).toBe(false);
});

describe('a reload', () => {
  test('keeps actions by account, and the browser asks before it loses a note', async () => {
    const staff = signIn('staff', { outcome: 'unanswered' });
    staff.queue.add(request('staff', 'a', { kind: 'setState', state: 'Booked', lostReason: null }));
    staff.queue.add(request('staff', 'b', { kind: 'note', text: 'Prefers Arabic' }, '2'));
    expect(asksBeforeClosing()).toBe(true);
    await settled();
    await reload();
    expect(sessionStorage.getItem('desk.waiting.staff')).not.toContain('Arabic');
    expect(signIn('maya').queue.get().pending).toEqual([]);
    const { queue, sent } = signIn('staff');
    await settled();
    expect([sent.map(({ id }) => id), queue.get().pending]).toEqual([['a'], []]);
  });

  test('asks again about a conflict that was not decided', async () => {
    const conflict: ActionAnswer = { outcome: 'conflict', followUp: followUp('1'), by: 'maya', byName: 'Maya', at: 0 };
    const { queue } = signIn('staff', conflict);
    queue.add(request('staff', 'a', { kind: 'setState', state: 'Booked', lostReason: null }));
    await settled();
    await reload();
    const { queue: again } = signIn('staff', conflict);
    await settled();
    expect(again.get().conflicts.map(({ request: { id } }) => id)).toEqual(['a']);
    for (const objection of again.get().conflicts) again.resolve(objection);
    expect(sessionStorage.length).toBe(0);
  });

  test('drops what this release does not know, and nothing else', async () => {
    const known = [
      request('staff', 'a', { kind: 'setState', state: 'Lost', lostReason: 'Price' }),
      request('staff', 'b', { kind: 'assign', owner: null }),
      request('staff', 'c', { kind: 'call', pressedAt: 1 }),
      request('staff', 'd', { kind: 'undo', actionId: 'a' }),
    ];
    const unknown = [
      { ...known[0], action: { kind: 'consulted' } },
      { ...known[0], action: { kind: 'setState', state: 'Lost', lostReason: 'Moved away' } },
      { ...known[0], action: { kind: 'mail' } },
      { ...known[0], action: null },
      { ...known[0], account: 'maya' },
      'text',
      null,
    ];
    sessionStorage.setItem('desk.waiting.staff', JSON.stringify([...unknown, ...known]));
    sessionStorage.setItem('desk.waiting.maya', 'no JSON');
    await reload();
    expect(queueOf('staff').get().pending).toEqual(known);
    expect(queueOf('maya').get().pending).toEqual([]);
  });
});

test('a press of a link to another app is not asked about', async () => {
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

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('200 random days lose nothing: faults, sign-outs, colleagues and reloads; each action is saved once, by its own account', async () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomOf(seed);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
    const stored = new Map<string, string>();
    const done = new Map<string, string>();
    /** Notes that somebody chose to lose. */
    const lost = new Set<string>();
    let isUp = true;
    let signedIn: ReturnType<typeof signIn> | undefined;
    let account = '';
    const answer = async (sends: ActionRequest): Promise<ActionAnswer> => {
      const sender = account;
      await Promise.resolve();
      // As the adapter does: nothing goes out in somebody else's name.
      if (sender !== sends.account || (!isUp && random() < 0.7)) return { outcome: 'unanswered' };
      if (random() < 0.15) return { outcome: 'unanswered' };
      if (!stored.has(sends.id)) stored.set(sends.id, sender);
      // The answer itself can be lost.
      return random() < 0.2 ? { outcome: 'unanswered' } : saved;
    };
    const enter = (next: string): void => {
      account = next;
      const queue = queueOf(next);
      const signOut = queue.connect({ send: answer, onAnswer: () => undefined });
      signedIn = { queue, sent: [], answered: [], signOut };
    };
    const leave = (): void => {
      signedIn?.signOut();
      signedIn = undefined;
      account = '';
    };
    sessionStorage.clear();
    await reload();
    for (let step = 0; step < 40; step += 1) {
      const chance = random();
      if (!signedIn) enter(pick(['staff', 'maya']));
      else if (chance < 0.5) {
        const id = `${seed}-${step}`;
        done.set(id, account);
        const action = pick<DeskAction>([{ kind: 'claim' }, { kind: 'note', text: id }, { kind: 'call', pressedAt: step }]);
        signedIn.queue.add(request(account, id, action, pick(['1', '2', '3'])));
      } else if (chance < 0.6) isUp = !isUp;
      else if (chance < 0.75) leave();
      else if (chance < 0.9) signedIn.queue.resend();
      else {
        const notes = ['staff', 'maya'].flatMap((who) => queueOf(who).get().pending).filter(({ action }) => action.kind === 'note');
        // Nobody could have kept them.
        if (asksBeforeClosing()) for (const { id } of notes) lost.add(id);
        leave();
        await settled();
        await reload();
      }
      if (random() < 0.5) await settled();
    }
    isUp = true;
    leave();
    for (const who of ['staff', 'maya', 'staff', 'maya']) {
      enter(who);
      for (let tries = 0; tries < 40 && queueOf(who).get().pending.length > 0; tries += 1) {
        queueOf(who).resend();
        await settled();
      }
      leave();
    }
    for (const id of lost) if (!stored.has(id)) done.delete(id);
    expect(Object.fromEntries(stored), `seed ${seed}`).toEqual(Object.fromEntries(done));
  }
}, 60_000);
