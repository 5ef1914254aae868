import { setTimeout as wait } from 'node:timers/promises';

import type { LabSite } from './labSite.ts';
import type { Visitor } from './visitor.ts';

/** Longer than the site itself waits for the sheet (12 s). */
const THANKED_WITHIN_MS = 20_000;
const STORED_WITHIN_MS = 15_000;
const POLL_MS = 100;

export interface TypedLead {
  name: string;
  phone: string;
  email?: string;
  service?: string;
}

/** Column names of the sheet. */
const columns = { name: 'Name', phone: 'WhatsApp', email: 'Email', service: 'Service' } as const;

/** Types a lead into a form, each field as soon as the field appears. `within` is a selector of the form's container. */
export async function typeLead(visitor: Visitor, within: string, { name, phone, email }: TypedLead, msPerKey = 0): Promise<void> {
  await visitor.typeInto(`${within} [autocomplete=name]`, name, msPerKey);
  if (email !== undefined) await visitor.typeInto(`${within} [autocomplete=email]`, email, msPerKey);
  await visitor.typeInto(`${within} [autocomplete=tel]`, phone, msPerKey);
}

export async function waitForThankYou(visitor: Visitor): Promise<void> {
  await visitor.until('/thank-you', () => location.pathname === '/thank-you', [], THANKED_WITHIN_MS);
}

/**
 * Waits for one new row in a sheet that had `before` leads.
 * @throws Error if there is no new row or more than one, or if a value differs from what was typed.
 */
export async function waitForLead(site: LabSite, before: number, typed: TypedLead): Promise<void> {
  const deadline = performance.now() + STORED_WITHIN_MS;
  let rows = (await site.leads()).slice(before);
  while (rows.length === 0 && performance.now() < deadline) {
    await wait(POLL_MS);
    rows = (await site.leads()).slice(before);
  }
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`The sheet has ${rows.length} new leads instead of 1.`);
  for (const part of ['name', 'phone', 'email', 'service'] as const) {
    const stored = row[columns[part]] ?? '';
    if (typed[part] !== undefined && stored !== typed[part]) throw new Error(`${part}: typed "${typed[part]}", stored "${stored}"`);
  }
}
