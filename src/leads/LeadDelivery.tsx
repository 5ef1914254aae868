import { createContext, useContext } from 'react';

import type { LeadRecord, SheetPayload, SheetQuery } from './fields';
import type { Outcome } from './ports';

/** How a form sends a lead. The composition root provides the implementation; tests provide a fake. */
export interface LeadDelivery {
  /** Loads the scripts that send leads. Called when a form appears, so that a submit need not wait for the scripts. */
  prepare(): void;
  /** The path of the form's page. */
  path(): string;
  /** The address for posting a form without scripts, by destination. Defined only during prerendering; React keeps the HTML's attribute. */
  address(to: 'sheet' | 'table'): string | undefined;
  /** Navigates within the site. */
  goTo(path: string): void;
  /** True when `submit` accepts the lead before it returns. */
  isReady(): boolean;
  /**
   * Sends a lead through the outbox. Resolves when the endpoint has replied or failed, or after 12 s, with true if the sheet or the table
   * has acknowledged the lead. Rejects if the lead was not accepted. Once `prepare` has loaded the scripts, the lead is accepted before
   * this returns. `early`: the id under which the loader saved the lead (leads/earlyLeads.ts); the loader's copy is erased once the lead is
   * acknowledged or in the outbox.
   */
  submit(payload: SheetPayload, query: SheetQuery, early?: string): Promise<boolean>;
  /**
   * Inserts the record and, once it is stored, notifies the studio. Resolves with the table's response. Rejects if no request was made. The
   * loader's copy under `early` is erased first, because the visitor now sees the outcome.
   */
  insert(record: LeadRecord, query: SheetQuery, early?: string): Promise<Outcome>;
}

const Context = createContext<LeadDelivery | null>(null);

export const LeadDeliveryProvider = Context.Provider;

export function useLeadDelivery(): LeadDelivery {
  const delivery = useContext(Context);
  if (!delivery) throw new Error('LeadDeliveryProvider is missing');
  return delivery;
}
