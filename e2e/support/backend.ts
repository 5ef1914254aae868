import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { APIRequestContext, Page } from '@playwright/test';

import { PUBLISHABLE_KEY } from '../../local/database/keys.ts';
import { staff } from './journeys';

const dataDir = process.env.LOCAL_DATA_DIR ?? '.local';

/** Rows of the sheet as the studio sees them. Each row is an object by column name (Name, WhatsApp, Email, Service, Message, ...). */
function sheetRows(): Record<string, string>[] {
  const file = join(dataDir, 'sheet.json');
  const [header = [], ...rows]: string[][] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}

export function sheetRowsOf(name: string): Record<string, string>[] {
  return sheetRows().filter((row) => row.Name === name);
}

/** A staff member's token. Each worker signs in once, because checking a password takes a tenth of a second. */
let token: string | undefined;

async function signInByApi(request: APIRequestContext): Promise<string> {
  const session = await request.post('/auth/v1/token?grant_type=password', { headers: { apikey: PUBLISHABLE_KEY }, data: staff });
  return ((await session.json()) as { access_token: string }).access_token;
}

/** Reads rows of a table as staff. */
async function staffRows(request: APIRequestContext, query: string): Promise<Record<string, unknown>[]> {
  token ??= await signInByApi(request);
  const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
  const response = await request.get(`/rest/v1/${query}`, { headers });
  return (await response.json()) as Record<string, unknown>[];
}

/** The rows of lead_form with this name, as staff may read them. */
export async function tableRows(request: APIRequestContext, name: string): Promise<Record<string, unknown>[]> {
  return await staffRows(request, `lead_form?full_name=eq.${encodeURIComponent(name)}`);
}

/** The rows of lead_origin of the leads with this name, without empty columns and the lead's id. */
export async function originRows(request: APIRequestContext, name: string): Promise<Record<string, unknown>[]> {
  const ids = (await tableRows(request, name)).map(({ id }) => String(id));
  const rows = await staffRows(request, `lead_origin?lead_id=in.(${ids.join(',')})`);
  return rows.map(({ lead_id: _id, ...row }) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
}

/** The texts of the emails to the studio about a lead with this name. */
export function studioMails(name: string): string[] {
  return mailsTo('studio@example.test').filter((text) => text.includes(name));
}

/** The texts of the emails to an address, in order of arrival. */
export function mailsTo(address: string): string[] {
  const folder = join(dataDir, 'mailbox');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const mails = files.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { to: string; text: string });
  return mails.filter(({ to }) => to === address).map(({ text }) => text);
}

/** Answers every read of leads with these, newest first, so that a test knows what the list holds. Only new leads are never found. */
export async function serveLeads(page: Page, leads: readonly object[]): Promise<void> {
  await page.route('**/rest/v1/lead_form?*', async (route) => {
    const isPoll = new URL(route.request().url()).searchParams.get('created_at')?.startsWith('gte.') ?? false;
    const rows = isPoll || route.request().method() === 'HEAD' ? [] : leads;
    const range = rows.length === 0 ? '*' : `0-${rows.length - 1}`;
    await route.fulfill({ json: rows, headers: { 'content-range': `${range}/${leads.length}` } });
  });
}
