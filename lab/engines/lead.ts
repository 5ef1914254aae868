import { setTimeout as wait } from 'node:timers/promises';

import type { LabSite } from './labSite.ts';
import type { Visitor } from './visitor.ts';

/** The site waits 12 s for the sheet. */
const THANKED_WITHIN_MS = 20_000;
const STORED_WITHIN_MS = 15_000;
const LOOK_AGAIN_MS = 100;

export interface Typed {
  name: string;
  phone: string;
  email?: string;
  service?: string;
}

/** The columns of the sheet. */
const columns = { name: 'Name', phone: 'WhatsApp', email: 'Email', service: 'Service' } as const;

/** Types a lead into the fields of the form that lies in `within`, as soon as each is there. */
export async function typeLead(visitor: Visitor, within: string, { name, phone, email }: Typed, msPerKey = 0): Promise<void> {
  await visitor.typeInto(`${within} [autocomplete=name]`, name, msPerKey);
  if (email !== undefined) await visitor.typeInto(`${within} [autocomplete=email]`, email, msPerKey);
  await visitor.typeInto(`${within} [autocomplete=tel]`, phone, msPerKey);
}

export async function untilThanked(visitor: Visitor): Promise<void> {
  await visitor.until('/thank-you', () => location.pathname === '/thank-you', [], THANKED_WITHIN_MS);
}

/**
 * Waits for the one lead that the sheet has got since it held `before` rows.
 * @throws Error when there is none, when there are more, or when a letter of it differs.
 */
export async function untilLead(site: LabSite, before: number, typed: Typed): Promise<void> {
  const deadline = performance.now() + STORED_WITHIN_MS;
  let rows = (await site.leads()).slice(before);
  while (rows.length === 0 && performance.now() < deadline) {
    await wait(LOOK_AGAIN_MS);
    rows = (await site.leads()).slice(before);
  }
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`The sheet has got ${rows.length} leads.`);
  for (const part of ['name', 'phone', 'email', 'service'] as const) {
    const stored = row[columns[part]] ?? '';
    if (typed[part] !== undefined && stored !== typed[part]) throw new Error(`${part}: typed "${typed[part]}", stored "${stored}"`);
  }
}
