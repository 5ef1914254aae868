import { createContext, useContext } from 'react';

import type { LeadRecord, SheetPayload, SheetQuery } from './fields';
import type { Attempt } from './ports';

/** How a form hands a lead over; the composition root provides it, tests provide a fake. */
export interface LeadDelivery {
  /** Loads what sending needs. Called when a form appears, so that a submit never waits for a script. */
  prepare(): void;
  /** The path of the page that the form stands on. */
  path(): string;
  /**
   * Where the browser posts the form while no script sends it, by where its lead goes. Only the prerender knows: what it has written into
   * the HTML stays there when React takes the form over.
   */
  address(to: 'sheet' | 'table'): string | undefined;
  /** Leads the visitor on inside the site. */
  goTo(path: string): void;
  /** Whether a submit is taken over before it returns. */
  isReady(): boolean;
  /**
   * Resolves when the visitor may go on: replied, failed or 12 s passed; with whether sheet or table has acknowledged the lead. Rejects when
   * nothing was taken over. Once `prepare` has fetched the scripts, the lead is taken over before this returns. `early` is the lead's id where the
   * loader has kept it (leads/earlyLeads.ts): what was kept goes when the lead was acknowledged or the outbox has it.
   */
  submit(payload: SheetPayload, query: SheetQuery, early?: string): Promise<boolean>;
  /**
   * Inserts the record and, once it is stored, notifies the studio. Resolves with how the table answered. Rejects when nothing was
   * tried. What the loader has kept under `early` is taken off the disk first: from now on the visitor sees the outcome.
   */
  insert(record: LeadRecord, early?: string): Promise<Attempt>;
}

const Context = createContext<LeadDelivery | null>(null);

export const LeadDeliveryProvider = Context.Provider;

export function useLeadDelivery(): LeadDelivery {
  const delivery = useContext(Context);
  if (!delivery) throw new Error('LeadDeliveryProvider is missing');
  return delivery;
}
