// Names under which the boot loader stores something for the scripts that run later.

/** In sessionStorage: address and referrer of the visit's first page, as a JSON array. */
export const ARRIVAL_KEY = 'arrival';
/** In sessionStorage: the id of the lead that this tab's browser posted without scripts. The disk holds a copy until the next flush. */
export const POSTED_KEY = 'posted';

/** The IndexedDB database of forms sent before the page's scripts ran. */
export const EARLY_LEADS_DATABASE = 'early-leads';
export const EARLY_LEADS_VERSION = 1;
/** Its one object store, of `EarlyLead`. */
export const EARLY_LEADS_STORE = 'leads';
export const EARLY_LEADS_KEY = 'sid' satisfies keyof EarlyLead;

/** A form that the boot loader saved, before there was a script that knows the registry of forms. */
export interface EarlyLead {
  /** A UUID. */
  sid: string;
  /** A FormId of the release that wrote it. */
  form: string;
  /** The values of all named fields. */
  values: Record<string, unknown>;
  /** The path on which it was sent. */
  path: string;
  /** The item `ARRIVAL_KEY` (leads/attribution.ts). */
  arrival: string | null;
  /** Epoch ms of this device's clock. */
  createdAt: number;
  /** From the start of the page to the submit. */
  filledInMs: number;
}
