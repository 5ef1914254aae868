import type { Dependencies } from '../handler.ts';
import type { PostedLead, SheetBody } from '../lead.ts';

export const SID = '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001';
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A form submission as browsers send it. */
export function post(fields: Record<string, string> | string, path = 'sheet', headers: Record<string, string> = {}): Request {
  return new Request(`https://project.test/receive-form/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
}

/** Records what the function sends to the sheet and the table, and what it logs. Either target can be down. */
export class FakeServices {
  sheet: { sid: string; body: string; query: PostedLead['query'] }[] = [];
  table: { id: string | undefined; body: SheetBody }[] = [];
  logged: string[] = [];
  down: ('sheet' | 'table')[] = [];

  readonly dependencies: Dependencies = {
    siteUrl: 'https://studio.test',
    phone: '+971 4 000 0000',
    targets: {
      sheet: async (sid, body, query) => {
        if (this.down.includes('sheet')) throw new Error('the script answered 200 and no success');
        this.sheet.push({ sid, body: JSON.stringify(body), query });
      },
      table: async (id, body) => {
        if (this.down.includes('table')) throw new TypeError('Noor');
        this.table.push({ id, body });
      },
    },
    log: (text) => void this.logged.push(text),
  };

  get isUntouched(): boolean {
    return this.sheet.length === 0 && this.table.length === 0;
  }
}
