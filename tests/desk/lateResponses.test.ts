import { beforeEach, expect, test, vi } from 'vitest';

import type { ActionResult, ActionRequest } from '@/desk/model/actions';
import type { DeskBackend } from '@/desk/model/backend';
import type { FollowUp } from '@/desk/model/followUp';
import { createLead, type Lead } from '@/desk/model/lead';
import { actionQueueOf } from '@/desk/store/actionQueue';
import { createDesk, type Desk } from '@/desk/store/desk';
import { addedLeadsOf } from '@/desk/store/unsavedWork';

import { seeded } from '../../supabase/functions/_shared/tests/seeded';
import { bareLead, followUp } from '../support/fixtures';
import { fakeBackend, member } from '../support/staff';
import { maya } from '../support/staffAtDesk';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+04:00') }));

type AddResult = Awaited<ReturnType<DeskBackend['addLead']>>;
/** The backend's polls repeat the last rows, because one with an earlier time may be committed late. */
const OVERLAP = 5;
const STATES = ['Contacted', 'Booked', 'Lost'] as const;

/** A server with two members of staff. Its clock ticks with each change, and the cursors are its times. */
function createServer() {
  let time = 0;
  const leads = new Map<string, Lead>();
  const followUps = new Map<string, FollowUp>();
  const changedAt = new Map<string, number>();
  const deletions: { id: string; at: number }[] = [];
  const saved = new Set<string>();
  const since = <T>(rows: Iterable<T>, timeOf: (row: T) => number, cursor: string): T[] =>
    [...rows].filter((row) => timeOf(row) > Number(cursor) - OVERLAP).sort((a, b) => timeOf(a) - timeOf(b));

  function change(leadId: string, part: Partial<FollowUp>): FollowUp {
    const before = followUps.get(leadId) ?? followUp(leadId, { version: 0 });
    const next = { ...before, ...part, version: before.version + 1 };
    followUps.set(leadId, next);
    changedAt.set(leadId, ++time);
    return next;
  }

  return {
    leads,
    followUps: () => new Map([...followUps].filter(([id]) => leads.has(id))),
    change,
    /** No poll returns a lead that is committed long after its time, its `age`. */
    receive: (id: string, age = 0) => leads.set(id, bareLead(id, ++time - age)),
    answers: {
      remove(id: string) {
        if (leads.delete(id)) deletions.push({ id, at: ++time });
        return 'gone' as const;
      },
      leads: () => ({
        leads: [...leads.values()].sort((a, b) => b.createdAt - a.createdAt),
        cursors: { leads: String(time), deletions: String(time) },
      }),
      followUps: () => ({ followUps: [...followUps.values()], cursor: String(time) }),
      changes: (from: Parameters<DeskBackend['changes']>[0]) => ({
        leads: since(leads.values(), ({ createdAt }) => createdAt, from.leads),
        followUps: since(followUps.values(), ({ leadId }) => changedAt.get(leadId) ?? 0, from.followUps ?? String(Infinity)),
        deleted: since(deletions, ({ at }) => at, from.deletions).map(({ id }) => id),
        cursors: { leads: String(time), followUps: from.followUps && String(time), deletions: String(time) },
      }),
      send({ id, leadId, seenVersion, action }: ActionRequest): ActionResult {
        if (!leads.has(leadId)) return { outcome: 'gone' };
        const current = followUps.get(leadId) ?? followUp(leadId, { version: 0 });
        if (saved.has(id)) return { outcome: 'saved', followUp: current };
        if (seenVersion < current.version) return { outcome: 'conflict', followUp: current, by: maya.id, byName: maya.name, at: 0 };
        saved.add(id);
        return { outcome: 'saved', followUp: action.kind === 'state' ? change(leadId, { state: action.state }) : current };
      },
      addLead({ id, source, values }: Parameters<DeskBackend['addLead']>[0]) {
        if (deletions.some((deletion) => deletion.id === id)) return { outcome: 'deleted' as const };
        if (!leads.has(id)) leads.set(id, createLead({ id, createdAt: ++time, source, ...values }));
        const row = followUps.get(id) ?? change(id, { state: 'Contacted' });
        return { outcome: 'added' as const, lead: leads.get(id) as Lead, followUp: row };
      },
    },
  };
}

/** What the desk must never do: forget a known change, drop a lead that exists, show a deleted one again, or list others' leads unasked. */
function watch(desk: Desk, server: ReturnType<typeof createServer>): string[] {
  const errors: string[] = [];
  const versions = new Map<string, number>();
  let before = new Set<string>();
  const removedIds = new Set<string>();
  desk.state.subscribe(() => {
    const { byId, followUps } = desk.state.get().snapshot;
    for (const [id, { version }] of followUps) {
      if (version < (versions.get(id) ?? 0)) errors.push(`${id}: version ${version} after ${versions.get(id)}`);
      versions.set(id, version);
    }
    for (const id of before) {
      if (byId.has(id)) continue;
      removedIds.add(id);
      if (server.leads.has(id)) errors.push(`${id}: dropped`);
    }
    for (const id of byId.keys()) if (removedIds.has(id)) errors.push(`${id}: back after its deletion`);
    before = new Set(byId.keys());
  });
  let listedBefore = new Set<string>();
  desk.leads.subscribe(() => {
    const listed = desk.leads.get().listed.map(({ id }) => id);
    const isNew = (id: string): boolean => !listedBefore.has(id) && !id.startsWith('hand');
    if (desk.sync.get().phase === 'loaded') errors.push(...listed.filter(isNew).map((id) => `${id}: listed unasked`));
    listedBefore = new Set(listed);
  });
  return errors;
}

test('in 300 random orders of requests, responses and changes, the desk forgets nothing and ends up with what the server has', async () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = seeded(seed);
    const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
    const server = createServer();
    for (let id = 0; id < 3; id += 1) server.receive(`lead ${id}`);
    server.change('lead 1', { state: 'Contacted' });
    /** Requests and responses on their way. Each call moves one a step further. */
    let underWay: (() => void)[] = [];
    let isCalm = false;
    const settle = async (): Promise<unknown> => await vi.advanceTimersByTimeAsync(1);
    const request = async <T>(respond: () => T, lost: () => T | Promise<T>): Promise<T> =>
      await new Promise<T>((resolve) => {
        underWay.push(() => {
          const isLost = !isCalm && random() < 0.15;
          if (isLost && random() < 0.5) {
            resolve(lost());
            return;
          }
          const found = respond();
          underWay.push(() => resolve(isLost ? lost() : found));
        });
      });
    const fail = async (): Promise<never> => await Promise.reject(new Error('offline'));
    const unanswered = () => ({ outcome: 'unanswered' as const });
    const { answers } = server;
    const { desk: backend } = fakeBackend();
    backend.leads.mockImplementation(async () => await request(answers.leads, fail));
    backend.followUps.mockImplementation(async () => await request(answers.followUps, fail));
    backend.changes.mockImplementation(async (from) => await request(() => answers.changes(from), fail));
    backend.countLeads.mockImplementation(async () => await request(() => server.leads.size, fail));
    backend.send.mockImplementation(async (outgoing) => await request<ActionResult>(() => answers.send(outgoing), unanswered));
    backend.addLead.mockImplementation(async (added) => await request<AddResult>(() => answers.addLead(added), unanswered));
    backend.remove.mockImplementation(async (id) => await request(() => answers.remove(id), fail));

    const desk = createDesk(backend, member);
    const errors = watch(desk, server);
    const stop = desk.start();
    const known = (): string[] => [...desk.leads.byId.keys()];
    const events: (() => unknown)[] = [
      () => window.dispatchEvent(new Event('focus')),
      async () => await vi.advanceTimersByTimeAsync(pick([1_500, 21_000, 70_000])),
      () => server.receive(`new ${random()}`, random() < 0.2 ? 4 * OVERLAP : 0),
      () => server.leads.size > 0 && server.change(pick([...server.leads.keys()]), { state: pick(STATES) }),
      () => server.leads.size > 1 && random() < 0.3 && answers.remove(pick([...server.leads.keys()])),
      () => known().length > 1 && random() < 0.3 && void desk.sync.remove(desk.leads.byId.get(pick(known())) as Lead),
      () => {
        if (known().length === 0 || desk.state.get().phase !== 'loaded') return;
        const leadId = pick(known());
        const state = pick(STATES);
        desk.act(leadId, { kind: 'state', state, lostReason: state === 'Lost' ? 'Price' : null });
      },
      () => {
        if (desk.state.get().phase !== 'loaded') return;
        const values = { name: 'Noor', phone: '', email: '', service: '', message: '' };
        const typed = { id: `hand ${random()}`, source: 'Call' as const, values, channel: null, campaign: null };
        const draft = desk.unfinishedLead() ?? typed;
        addedLeadsOf(member.id).keep(draft.id, draft);
        void desk.addLead(draft);
      },
      () => desk.sync.get().phase === 'failed' && desk.sync.retry(),
      () => desk.state.get().phase === 'failed' && desk.reloadFollowUps(),
      // Twelve hours later the desk reads everything again.
      () => random() < 0.2 && vi.setSystemTime(Date.now() + 12 * 3_600_000),
    ];
    for (let step = 0; step < 60; step += 1) {
      if (random() < 0.5 && underWay.length > 0) {
        const at = Math.floor(random() * underWay.length);
        underWay.splice(at, 1)[0]?.();
      } else await pick(events)();
      await settle();
    }

    // The network is back, and nothing more happens.
    isCalm = true;
    for (let round = 0; round < 60; round += 1) {
      const [...waiting] = underWay;
      underWay = [];
      for (const next of waiting) next();
      if (desk.sync.get().phase === 'failed') desk.sync.retry();
      if (desk.state.get().phase === 'failed') desk.reloadFollowUps();
      await vi.advanceTimersByTimeAsync(21_000);
    }
    const { followUps } = desk.state.get().snapshot;
    const shown = new Map([...followUps].filter(([id]) => server.leads.has(id)));
    expect(errors, `seed ${seed}`).toEqual([]);
    expect(known().toSorted(), `seed ${seed}`).toEqual([...server.leads.keys()].toSorted());
    expect(shown, `seed ${seed}`).toEqual(server.followUps());
    for (const draft of addedLeadsOf(member.id).get().keys()) expect(server.leads.has(draft), `seed ${seed}`).toBe(false);
    stop();
    for (const conflict of actionQueueOf(member.id).get().conflicts) actionQueueOf(member.id).resolve(conflict);
    for (const id of addedLeadsOf(member.id).get().keys()) addedLeadsOf(member.id).keep(id, undefined);
  }
}, 60_000);
