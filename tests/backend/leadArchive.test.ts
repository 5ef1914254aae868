import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStaffBackend } from '@/backend/supabase/staffBackend';

import { fakeSupabase, type Row } from './staffFake';

const env = { supabaseUrl: 'http://project.test/supabase', supabaseKey: 'sb_publishable_test' };
const pad = (number: number) => String(number).padStart(6, '0');

/** `perSecond` rows share one time. */
function rows(count: number, perSecond = 1): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${pad(index).padStart(12, '0')}`,
    full_name: `Lead ${index}`,
    email: null,
    phone_number: '+971500000000',
    inquiry_type: null,
    source_page: null,
    message: null,
    created_at: `2026-11-20 10:00:00.${pad(Math.floor(index / perSecond))}+00`,
  }));
}

async function signedIn() {
  const backend = createStaffBackend(env);
  expect(await backend.auth.signIn('staff@studio.test', 'right')).toEqual({});
  return backend;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('list', () => {
  it('asks first for everything, newest first', async () => {
    const server = fakeSupabase(rows(3));
    const { desk } = await signedIn();
    const { leads } = await desk.leads();
    expect(leads.map((lead) => lead.name)).toEqual(['Lead 2', 'Lead 1', 'Lead 0']);
    const first = server.requests.find((request) => request.path === '/rest/v1/lead_form');
    expect(Object.fromEntries(first?.query ?? [])).toEqual({ select: '*', order: 'created_at.desc,id.desc' });
  });

  it.each([
    ['different times', 1],
    ['many at the same time', 1500],
  ])('reads all 2,345 leads beyond the cut of 1,000, each once (%s)', async (_, perSecond) => {
    fakeSupabase(rows(2345, perSecond));
    const { desk } = await signedIn();
    const { leads } = await desk.leads();
    expect(leads).toHaveLength(2345);
    expect(new Set(leads.map((lead) => lead.id)).size).toBe(2345);
    expect(leads[0]?.name).toBe('Lead 2344');
    expect(leads.at(-1)?.name).toBe('Lead 0');
  });

  it('skips nobody when leads are deleted and arrive between two pages', async () => {
    const server = fakeSupabase(rows(2345));
    server.intercept = ({ method, path, count }) => {
      if (method === 'GET' && path === '/rest/v1/lead_form' && count === 2) {
        const newest = new Set(server.rows.slice(-40));
        server.rows = server.rows.filter((row) => !newest.has(row));
        server.rows.push({ ...rows(1)[0], id: 'ffffffff-0000-4000-8000-000000000000', created_at: '2026-11-21 10:00:00+00' });
      }
      return undefined;
    };
    const { desk } = await signedIn();
    const names = new Set((await desk.leads()).leads.map((lead) => lead.name));
    for (let index = 0; index < 2345; index += 1) expect(names.has(`Lead ${index}`)).toBe(true);
  });

  it('fails rather than showing an empty table when the session is gone', async () => {
    fakeSupabase(rows(5));
    const { desk } = await signedIn();
    localStorage.clear();
    await expect(desk.leads()).rejects.toThrow('session');
  });

  it('is null-safe about what the table holds', async () => {
    fakeSupabase([{ id: 'a', created_at: '2026-11-20T10:00:00+00:00', full_name: null, email: null, phone_number: null }]);
    const { desk } = await signedIn();
    const [found] = (await desk.leads()).leads;
    expect(found).toMatchObject({ id: 'a', name: '', email: '', phone: '', service: '', source: '', message: '' });
    expect(found?.createdAt).toBe(Date.UTC(2026, 10, 20, 10));
  });
});

// Deletions that fail: tests/staff/actionFaults.test.tsx.
describe('remove', () => {
  const id = rows(1)[0]?.id ?? '';

  it('deletes by id and says gone', async () => {
    const server = fakeSupabase(rows(3));
    const { desk } = await signedIn();
    expect(await desk.remove(id)).toBe('gone');
    expect(server.rows.map((row) => row.full_name)).toEqual(['Lead 1', 'Lead 2']);
    const call = server.requests.find((request) => request.method === 'DELETE');
    expect(call?.query.get('id')).toBe(`eq.${id}`);
  });

  it.each<[string, (path: string, method: string) => Response | undefined]>([
    ['when nothing was deleted and the lead is still there', (_, method) => (method === 'DELETE' ? Response.json([]) : undefined)],
    ['to a stray, who sees no lead any more', (path) => Response.json(path === '/rest/v1/rpc/staff_state' ? { staff: false } : [])],
  ])('%s it says refused', async (_when, answer) => {
    const server = fakeSupabase(rows(3));
    const { desk } = await signedIn();
    server.intercept = ({ path, method }) => (path.startsWith('/rest/') ? answer(path, method) : undefined);
    expect(await desk.remove(id)).toBe('refused');
  });
});
