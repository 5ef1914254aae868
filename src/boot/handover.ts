// Storage names and types that the boot loader shares with the scripts that run later.

/** The sessionStorage key for the address and referrer of the visit's last advert or first page, stored as a JSON array. */
export const ARRIVAL_KEY = 'arrival';
/**
 * The sessionStorage key for the id of the lead that the boot loader posted to receive-form because the scripts did not load. The outbox
 * still holds a copy until it is next sent.
 */
export const POSTED_KEY = 'posted';

/** The IndexedDB database of leads that wait to be sent (leads/outbox/store.ts). */
export const OUTBOX_DATABASE = 'lead-outbox';
export const OUTBOX_VERSION = 1;
/** The database's only object store. */
export const OUTBOX_STORE = 'entries';
export const OUTBOX_KEY = 'sid' satisfies keyof EarlyLead;

/**
 * The data of a form that was submitted before the form registry's script had loaded. The boot loader stores it in the outbox, where
 * leads/outbox/leadStorage.ts completes it.
 */
export interface EarlyLead {
  version: 0;
  /** A UUID. */
  sid: string;
  /** The form's FormId in the release that saved it. */
  form: string;
  /** The values of all named fields. */
  values: Record<string, unknown>;
  /** The path of the form's page. */
  path: string;
  /** The value stored under `ARRIVAL_KEY`. */
  arrival: string | null;
  /** Epoch ms of this device's clock. */
  createdAt: number;
  /** Milliseconds from page load to submission. */
  filledInMs: number;
}
