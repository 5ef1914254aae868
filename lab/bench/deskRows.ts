import type { Page, Route } from '@playwright/test';

import { STATES, stateNames } from '../../src/desk/model/states.ts';

export const LEADS = 50_000;
export const FOLLOW_UPS = 20_000;
/** Hosted Supabase's limit of rows per response. */
const PAGE_ROWS = 1000;
const MINUTE_MS = 60_000;
/** Time between two leads: about 70 a day, for two years. */
const LEAD_EVERY_MS = 20 * MINUTE_MS;
/** Age of the newest lead. */
const NEWEST_MS = 5 * MINUTE_MS;

interface Table {
  rows: readonly object[];
  id: string;
}

/**
 * Serves the tables of a large studio: a lead every 20 minutes, a follow-up for every second lead of the newest 40,000, and no deletions. Every
 * action of staff succeeds. The local backend handles sign-in and all other requests.
 */
export async function serveManyLeads(page: Page): Promise<void> {
  const now = Date.now();
  const leads = Array.from({ length: LEADS }, (_, index) => leadRow(index, now));
  const newestFirst: Table = { rows: leads, id: 'id' };
  const followUps: Table = { rows: Array.from({ length: FOLLOW_UPS }, (_, index) => followUpRow(index, now)), id: 'lead_id' };
  const tables: Record<string, Table> = { lead_follow_up: followUps, lead_deletion: { rows: [], id: 'lead_id' } };

  await page.route('**/rest/v1/lead_form?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (route.request().method() === 'HEAD') return await respond(route, [], LEADS);
    const since = searchParams.get('created_at')?.match(/^gte\.(.*)$/)?.[1];
    if (since === undefined) return await respond(route, pageAfter(newestFirst, searchParams), LEADS);
    const recent = leads.filter((lead) => lead.created_at >= since).reverse();
    return await respond(route, recent, recent.length);
  });
  for (const [name, table] of Object.entries(tables)) {
    await page.route(`**/rest/v1/${name}?*`, async (route) => {
      const { searchParams } = new URL(route.request().url());
      const isPoll = searchParams.has(name === 'lead_follow_up' ? 'updated_at' : 'at') && !searchParams.has('or');
      const rows = isPoll ? [] : pageAfter(table, searchParams);
      await respond(route, rows, isPoll ? 0 : table.rows.length - table.rows.indexOf(rows[0] ?? {}));
    });
  }
  await page.route('**/rest/v1/rpc/desk_act', async (route) => {
    const { lead, seen } = route.request().postDataJSON() as { lead: string; seen: number };
    await route.fulfill({ json: { outcome: 'saved', follow_up: { ...UNTOUCHED, lead_id: lead, version: seen + 1 } } });
  });
}

function pageAfter({ rows, id }: Table, searchParams: URLSearchParams): readonly object[] {
  const last = searchParams.get('or')?.match(/id\.[lg]t\.([\w-]+)\)$/)?.[1];
  const start = last === undefined ? 0 : rows.findIndex((row) => Reflect.get(row, id) === last) + 1;
  return rows.slice(start, start + PAGE_ROWS);
}

async function respond(route: Route, rows: readonly object[], count: number): Promise<void> {
  const range = rows.length === 0 ? '*' : `0-${rows.length - 1}`;
  await route.fulfill({ json: rows, headers: { 'content-range': `${range}/${count}` } });
}

/** The newest lead (index 0) has the highest id. */
function idOf(index: number): string {
  return `00000000-0000-4000-8000-${String(LEADS - index).padStart(12, '0')}`;
}

const FIRST_NAMES = ['Sara', 'Noor', 'Fatima', 'Anna', 'Mariam', 'Elena', 'Huda', 'Priya', 'Amira', 'Chloe'];
const FAMILY_NAMES = ['Haddad', 'Al Suwaidi', 'Petrova', 'Khan', 'Fernandes', 'Rossi', 'Nasser', 'Smith'];
const INQUIRIES = ['lip-blush', 'microblading', 'permanent-makeup', 'skin-pen', 'Free consultation', null];
const SOURCES = ['/', '/lip-blush-dubai', '/microblading-in-dubai', '/permanent-makeup-in-dubai', '/brows-and-lashes-dubai'];

function leadRow(index: number, now: number) {
  const [first, family] = [FIRST_NAMES[index % 10] ?? '', FAMILY_NAMES[index % 8] ?? ''];
  return {
    id: idOf(index),
    full_name: `${first} ${family} ${index}`,
    email: `${first.toLowerCase()}.${index}@example.com`,
    phone_number: `+97150${String(index).padStart(7, '0')}`,
    inquiry_type: INQUIRIES[index % 6] ?? null,
    source_page: SOURCES[index % 5],
    message: index % 3 === 0 ? 'مرحباً، أريد أن أسأل عن الأسعار والمواعيد المتاحة هذا الأسبوع.' : 'Hello, I would like to ask about prices.',
    created_at: new Date(now - NEWEST_MS - index * LEAD_EVERY_MS).toISOString(),
  };
}

const UNTOUCHED = { state: 'New', lost_reason: null, owner: null, owner_name: null, claimed_at: null, first_contact_at: null, asked: [] };
const MAYA = { owner: '00000000-0000-4000-8000-00000000aaaa', owner_name: 'Maya' };

function followUpRow(index: number, now: number) {
  const receivedAt = now - NEWEST_MS - 2 * index * LEAD_EVERY_MS;
  const state = stateNames[index % stateNames.length] ?? 'New';
  const { firstAnswer, reasons } = STATES[state];
  return {
    ...UNTOUCHED,
    ...(firstAnswer === 'set' ? { ...MAYA, first_contact_at: new Date(receivedAt + (index % 90) * MINUTE_MS).toISOString() } : {}),
    lost_reason: reasons[0] ?? null,
    lead_id: idOf(2 * index),
    state,
    version: 1,
    updated_at: new Date(now - NEWEST_MS - (FOLLOW_UPS - index) * 1000).toISOString(),
  };
}
