/** What the proxy can do to one request of a lead. */
export const FAULTS = [
  /** Connection reset, nothing forwarded. */
  'reset',
  /** Never answered, nothing forwarded. */
  'stall',
  /** Never answered; forwarded once the client has given up, so that it may arrive beside or after its own retry. */
  'late',
  /** Forwarded; the answer stops in the middle. */
  'cut',
  /** Forwarded after a while. */
  'delay',
  /** A page instead of an answer, status 200, nothing forwarded. */
  'html',
  /** Status 500, nothing forwarded. */
  'error',
  /** Status 200 without a body, nothing forwarded. */
  'empty',
  /** The endpoint's own "try again": a busy script, an overloaded database; nothing forwarded. */
  'busy',
  /** Forwarded and stored; the connection is reset instead of the answer. */
  'lostReply',
  /** Forwarded twice at the same time. */
  'twice',
  /** The table has lost its grant, nothing forwarded; the sheet answers as when it is busy. */
  'noGrant',
  /** The table has lost a column, nothing forwarded; the sheet answers as when it is busy. */
  'noColumn',
] as const;

export type Fault = (typeof FAULTS)[number];
export type Destination = 'sheet' | 'table';

/** Which fault meets attempt `attempt` (from 1) of the lead of this name; undefined: none. */
export type Plan = (destination: Destination, lead: string, attempt: number) => Fault | undefined;

/** Of all requests of leads while faults last. */
const FAULTY_SHARE = 0.65;

/**
 * The plan of a seed. It depends on nothing but the seed and the lead's own requests, so that a lead meets the same faults in every run,
 * in whatever order the leads arrive.
 */
export function planOf(seed: number): Plan {
  return (destination, lead, attempt) => {
    if (seededRandom(seed, 'faulty', destination, lead, attempt) >= FAULTY_SHARE) return undefined;
    return FAULTS[Math.floor(seededRandom(seed, 'fault', destination, lead, attempt) * FAULTS.length)];
  };
}

/** Uniform in [0, 1), always the same for the same parts. */
export function seededRandom(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(parts)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // FNV leaves the last characters in the low bits; murmur's finish spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The names of `count` leads: what they are found by again in sheet and table. */
export function leadNames(kind: string, seed: number, count: number): string[] {
  return Array.from({ length: count }, (_lead, at) => `Lab ${kind} ${seed}-${String(at + 1).padStart(4, '0')}`);
}

/** The phone of a lead: one of its own, because the table takes only six leads of one. */
export function phoneOf(name: string): string {
  return `+971 50 ${String(Math.floor(seededRandom('phone', name) * 1e7)).padStart(7, '0')}`;
}
