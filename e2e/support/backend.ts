import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { APIRequestContext } from '@playwright/test';

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

/** The rows of lead_form with this name, as staff may read them. */
export async function tableRows(request: APIRequestContext, name: string): Promise<Record<string, unknown>[]> {
  const apikey = PUBLISHABLE_KEY;
  const session = await request.post('/auth/v1/token?grant_type=password', { headers: { apikey }, data: staff });
  const { access_token: token } = (await session.json()) as { access_token: string };
  const headers = { apikey, authorization: `Bearer ${token}` };
  const answer = await request.get(`/rest/v1/lead_form?full_name=eq.${encodeURIComponent(name)}`, { headers });
  return (await answer.json()) as Record<string, unknown>[];
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
