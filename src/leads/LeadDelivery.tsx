import { createContext, useContext } from 'react';

import type { LeadRecord, SheetPayload, SheetQuery } from './fields';
import type { Attempt } from './ports';

/** How a form sends a lead. The composition root provides it, tests provide a fake. */
export interface LeadDelivery {
  /** Loads the scripts that send leads. Called when a form appears, so that a submit never waits for them. */
  prepare(): void;
  /** The path of the form's page. */
  path(): string;
  /**
   * The address to which the browser posts the form without scripts, by the lead's destination. Known to the prerender only; React keeps
   * the attribute that the HTML has.
   */
  address(to: 'sheet' | 'table'): string | undefined;
  /** Navigates within the site. */
  goTo(path: string): void;
  /** Whether a submit is stored before it returns. */
  isReady(): boolean;
  /**
   * Sends a lead through the outbox. Resolves when the endpoint has replied or failed, or after 12 s, with whether sheet or table has
   * acknowledged the lead. Rejects when the lead was not accepted. Once `prepare` has loaded the scripts, the lead is accepted before this
   * returns. `early`: the id under which the loader saved the lead (leads/earlyLeads.ts); its copy is erased when the lead was acknowledged
   * or the outbox has it.
   */
  submit(payload: SheetPayload, query: SheetQuery, early?: string): Promise<boolean>;
  /**
   * Inserts the record and, once it is stored, notifies the studio. Resolves with the table's answer. Rejects when nothing was tried. The
   * loader's copy under `early` is erased first: from now on the visitor sees the outcome.
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
