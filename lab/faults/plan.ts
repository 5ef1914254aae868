/** What the proxy can do to one lead request. */
const FAULTS = [
  /** Connection reset, nothing forwarded. */
  'reset',
  /** Nothing is forwarded, and no response is sent. */
  'stall',
  /** No response. Forwarded after the client has given up, so that the request may arrive during or after the client's retry. */
  'late',
  /** Forwarded; the response stops in the middle. */
  'cut',
  /** Forwarded after 1.5 s. */
  'delay',
  /** An HTML page with status 200 instead of the endpoint's response; nothing forwarded. */
  'html',
  /** Status 500, nothing forwarded. */
  'error',
  /** Status 200 without a body, nothing forwarded. */
  'empty',
  /** The response of a busy script or an overloaded database, which asks the client to try again; nothing forwarded. */
  'busy',
  /** Forwarded and stored; the connection is reset before the response. */
  'lostReply',
  /** Forwarded twice at the same time. */
  'twice',
  /** The table responds as if its grant were missing, the sheet as if it were busy; nothing forwarded. */
  'noGrant',
  /** The table responds as if a column were missing, the sheet as if it were busy; nothing forwarded. */
  'noColumn',
] as const;

export type Fault = (typeof FAULTS)[number];
export type Destination = 'sheet' | 'table';

/** Returns the fault for attempt number `attempt` (from 1) of the lead with this name; undefined for none. */
export type Plan = (destination: Destination, lead: string, attempt: number) => Fault | undefined;

/** Share of lead requests to which a fault is applied. */
const FAULTY_SHARE = 0.65;

/**
 * Returns the plan for a seed. A fault depends only on the seed, the destination, the lead's name and the attempt. A lead therefore gets
 * the same faults in every run, regardless of the order in which leads arrive.
 */
export function planOf(seed: number): Plan {
  return (destination, lead, attempt) => {
    if (seededRandom(seed, 'faulty', destination, lead, attempt) >= FAULTY_SHARE) return undefined;
    return FAULTS[Math.floor(seededRandom(seed, 'fault', destination, lead, attempt) * FAULTS.length)];
  };
}

/** Returns a uniformly distributed number in [0, 1), always the same for the same parts. */
export function seededRandom(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(parts)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // FNV leaves the last characters in the low bits; murmur's finalizer spreads these over all bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Returns unique names for `count` leads, to find them in the sheet and the table. */
export function leadNames(kind: string, seed: number, count: number): string[] {
  return Array.from({ length: count }, (_lead, at) => `Lab ${kind} ${seed}-${String(at + 1).padStart(4, '0')}`);
}

/** Derives a phone number from the lead's name, so that leads rarely share one: the table accepts only six leads per number. */
export function phoneOf(name: string): string {
  return `+971 50 ${String(Math.floor(seededRandom('phone', name) * 1e7)).padStart(7, '0')}`;
}
