import { describe, expect, test, vi } from 'vitest';

import type { FollowUp } from '@/desk/model/followUp';

import { BOOKED, LEAD, MINUTE_MS, openTwoDesks } from './twoDesks.ts';

const GONE = '00000000-0000-4000-8000-000000000002';
const { act, api, maya, network, staff } = await openTwoDesks();

describe('reading', () => {
  test.each([
    ['at different times', "now() - number * interval '1 second'"],
    ['of one moment', "now() - interval '1 hour'"],
  ])('returns more than 1,000 leads (%s), each once, newest first', async (_, time) => {
    await api.database.sql(`
      insert into public.lead_form (full_name, created_at) select 'x', ${time} from generate_series(1, 2344) as number`);
    const { leads } = await staff.leads();
    expect(new Set(leads.map(({ id }) => id)).size).toBe(2345);
    expect(leads).toHaveLength(2345);
    expect(leads.every(({ createdAt }, index) => index === 0 || createdAt <= (leads[index - 1]?.createdAt ?? 0))).toBe(true);
  });

  test('returns more than 1,000 follow-ups, each once; the next read includes later changes', async () => {
    await api.database.sql(`insert into public.lead_form (full_name) select 'x' from generate_series(1, 1199)`);
    await api.database.sql(`
      insert into public.lead_follow_up (lead_id, updated_at)
      select id, now() - interval '1 hour' - (row_number() over (order by id) / 3) * interval '1 second' from public.lead_form`);
    const read = async (): Promise<readonly FollowUp[]> => {
      const found = await staff.followUps();
      return found === 'missing' ? [] : found.followUps;
    };
    expect(new Set((await read()).map(({ leadId }) => leadId)).size).toBe(1200);
    expect(network.asked).toHaveLength(2);
    await act(maya, BOOKED);
    const after = await read();
    expect(after).toHaveLength(1200);
    expect(after.find(({ leadId }) => leadId === LEAD)).toMatchObject({ state: 'Booked', ownerName: 'Maya' });
  });

  test('rejects if the server fails or a captive portal responds instead; a database without the tables is “missing”', async () => {
    network.instead = () => Response.json({ message: 'down' }, { status: 500 });
    await expect(staff.followUps()).rejects.toThrow('down');
    network.instead = () => Response.json({ portal: true });
    await expect(staff.followUps()).rejects.toThrow('no list of rows');
    network.instead = () => Response.json({ code: 'PGRST205', message: 'no table' }, { status: 404 });
    expect(await staff.followUps()).toBe('missing');
  });

  test('returns changes: actions of colleagues, new leads and deletions; a poll without changes takes three requests', async () => {
    const read = await staff.followUps();
    const [{ time } = { time: '' }] = await api.database.sql<{ time: string }>('select to_jsonb(created_at) as time from public.lead_form');
    const since = { leads: time, followUps: read === 'missing' ? undefined : read.cursor, deletions: time };
    await act(maya, { kind: 'claim' });
    await api.database.sql(`insert into public.lead_form (id, full_name) values (gen_random_uuid(), 'Priya'), ($1, 'Gone')`, [GONE]);
    await api.database.sql('delete from public.lead_form where id = $1', [GONE]);

    const changes = await staff.changes(since);
    expect(changes.leads.map(({ name }) => name)).toEqual(['Layla', 'Priya']);
    expect(changes.followUps).toMatchObject([{ leadId: LEAD, ownerName: 'Maya', version: 1 }]);
    expect(changes.deleted).toEqual([GONE]);

    network.asked.length = 0;
    const again = await staff.changes(changes.cursors);
    expect(again.leads.map(({ name }) => name)).toEqual(['Priya']);
    expect(again.cursors).toEqual(changes.cursors);
    expect(network.asked.toSorted()).toEqual(['/rest/v1/lead_deletion', '/rest/v1/lead_follow_up', '/rest/v1/lead_form']);
    expect(await staff.countLeads()).toBe(2);
  });

  test('measures how far the server’s clock is ahead', async () => {
    expect(Math.abs(staff.clockOffset())).toBeLessThan(30_000);
    const hourAhead = new Date(Date.now() + 60 * MINUTE_MS).toUTCString();
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([], { headers: { date: hourAhead } }));
    await staff.history(LEAD);
    fetched.mockRestore();
    expect(Math.abs(staff.clockOffset() - 60 * MINUTE_MS)).toBeLessThan(30_000);
  });
});
