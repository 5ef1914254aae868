import { PUBLISHABLE_KEY } from '../../local/database/keys.ts';
import { phoneOf } from './plan.ts';

const STAFF = { email: 'staff@studio.test', password: 'studio-demo' };
/** Hosted Supabase's limit of rows per response. */
const PAGE_ROWS = 1_000;

/**
 * Reads the names in the sheet of the site at `origin`, one per row.
 * @throws Error when the request fails.
 */
export async function namesInSheet(origin: string): Promise<string[]> {
  const rows: string[][] = JSON.parse(await (await fetchOk(`${origin}/local/sheet.json`)).text());
  return namesOf(rows);
}

/** Returns the leads' names of a sheet's rows; the first row is the header. */
export function namesOf([header = [], ...rows]: readonly (readonly string[])[]): string[] {
  const [name, phone] = [header.indexOf('Name'), header.indexOf('WhatsApp')];
  return rows.map((row) => nameOf(row[name], row[phone]));
}

/** Returns the name of a lead that has its number. Any other lead counts as lost under this name. */
function nameOf(name = '', phone = ''): string {
  return phone === phoneOf(name) ? name : `${name} without its number`;
}

/**
 * Reads what staff see in the database, one name per row: the leads of lead_form, and the campaigns of lead_origin, which the lab names after
 * their leads.
 * @throws Error when sign-in or a request fails.
 */
export async function namesInDatabase(origin: string): Promise<{ table: string[]; origins: string[] }> {
  const signIn = await fetchOk(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const { access_token: token }: { access_token: string } = JSON.parse(await signIn.text());
  const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` };
  const readAll = async (query: string): Promise<string[]> => {
    const names: string[] = [];
    for (;;) {
      const page = await fetchOk(`${origin}/rest/v1/${query}&limit=${PAGE_ROWS}&offset=${names.length}`, { headers });
      const rows: { name: string; phone?: string }[] = JSON.parse(await page.text());
      names.push(...rows.map(({ name, phone }) => (phone === undefined ? name : nameOf(name, phone))));
      if (rows.length < PAGE_ROWS) return names;
    }
  };
  return {
    table: await readAll('lead_form?select=name:full_name,phone:phone_number&order=id'),
    origins: await readAll('lead_origin?select=name:campaign&order=lead_id'),
  };
}

async function fetchOk(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}.`);
  return response;
}
