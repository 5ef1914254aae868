import { randomUUID } from 'node:crypto';

import { beforeEach } from 'vitest';

import type { DeskAction } from '@/desk/model/actions';
import type { DeskBackend } from '@/desk/model/backend';
import type { FollowUp } from '@/desk/model/followUp';

import { openDesk, sharedApi } from '../support/api.ts';

export const LEAD = '00000000-0000-4000-8000-000000000001';
export const MINUTE_MS = 60_000;
export const BOOKED = { kind: 'state', state: 'Booked', lostReason: null } as const;
export const LOST = { kind: 'state', state: 'Lost', lostReason: 'Price' } as const;

/** Opens the desks of two colleagues. Before each test there is one lead, two hours old. */
export async function openTwoDesks() {
  const api = await sharedApi();
  const network = {
    /** Paths requested from the data API in this test. */
    asked: [] as string[],
    /** Returns a response in place of the server's, or undefined to ask the server. */
    instead: (_path: string): Response | Error | undefined => undefined,
  };
  const open = async (email: string) =>
    await openDesk(api, email, (path) => {
      if (path.startsWith('/rest/')) network.asked.push(path);
      return network.instead(path);
    });
  const [mine, hers] = [await open('staff@studio.test'), await open('maya@studio.test')];
  const accounts = new Map([mine, hers].map(({ desk, id }) => [desk, id]));

  beforeEach(async () => {
    network.instead = () => undefined;
    await api.database.sql('delete from public.lead_form');
    await api.database.sql('delete from public.lead_deletion');
    await api.database.sql(`insert into public.lead_form (id, full_name, created_at) values ($1, 'Layla', now() - interval '2 hours')`, [
      LEAD,
    ]);
    network.asked.length = 0;
  });

  async function act(who: DeskBackend, action: DeskAction, seen = 0, id: string = randomUUID(), account = accounts.get(who) ?? '') {
    return await who.send({ id, account, leadId: LEAD, seenVersion: seen, action });
  }

  /** The follow-up after an action. @throws if the action is not saved. */
  async function saves(who: DeskBackend, action: DeskAction, seen = 0, id?: string): Promise<FollowUp> {
    const response = await act(who, action, seen, id);
    if (response.outcome !== 'saved') throw new Error(`${action.kind}: ${response.outcome}`);
    return response.followUp;
  }

  return { api, network, staff: mine.desk, maya: hers.desk, mayasId: hers.id, act, saves };
}

export const minutesSince = (time: number | null | undefined): number => Math.round((Date.now() - (time ?? 0)) / MINUTE_MS);
