import { createContext, useContext } from 'react';

import type { SheetPayload } from './model';

/** How a form hands a lead over; the composition root provides it, tests provide a fake. */
export interface LeadDelivery {
  /** Loads what sending needs. Called when a form appears, so that a submit never waits for a script. */
  prepare(): void;
  /** Resolves when the visitor may go on: replied, failed or 12 s passed. Never rejects. */
  submit(payload: SheetPayload): Promise<void>;
}

const Context = createContext<LeadDelivery | null>(null);

export const LeadDeliveryProvider = Context.Provider;

export function useLeadDelivery(): LeadDelivery {
  const delivery = useContext(Context);
  if (!delivery) throw new Error('LeadDeliveryProvider is missing');
  return delivery;
}
