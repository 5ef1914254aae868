// Storage names and types that the boot loader shares with the scripts that run later.

/** In sessionStorage: address and referrer of the visit's first page, as a JSON array. */
export const ARRIVAL_KEY = 'arrival';
/** In sessionStorage: the id of the lead that this tab posted without scripts. IndexedDB holds a copy until the next flush. */
export const POSTED_KEY = 'posted';

/** The IndexedDB database of forms sent before the page's scripts ran. */
export const EARLY_LEADS_DATABASE = 'early-leads';
export const EARLY_LEADS_VERSION = 1;
/** The database's one object store; holds `EarlyLead` objects. */
export const EARLY_LEADS_STORE = 'leads';
export const EARLY_LEADS_KEY = 'sid' satisfies keyof EarlyLead;

/** A form that the boot loader saved before the script with the form registry had loaded. */
export interface EarlyLead {
  /** A UUID. */
  sid: string;
  /** A FormId of the release that saved it. */
  form: string;
  /** The values of all named fields. */
  values: Record<string, unknown>;
  /** The path of the page it was sent from. */
  path: string;
  /** The value stored under `ARRIVAL_KEY` (leads/attribution.ts). */
  arrival: string | null;
  /** Epoch ms of this device's clock. */
  createdAt: number;
  /** Time from the start of the page to the submit. */
  filledInMs: number;
}
