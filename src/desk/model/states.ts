interface StateRule {
  /** `clock`: the time left for an answer; otherwise the name of a sign (lead/StateMark.tsx). */
  mark: string;
  /** What entering the state does to the time of the first answer: sets it once and takes an unowned lead, clears it, or keeps it. */
  firstAnswer: 'set' | 'clear' | 'keep';
  /** Whether the mark names the owner. */
  showsOwner: boolean;
  /** Whether the details show until when the studio promised to confirm. */
  awaitsConfirmation: boolean;
  /** Whether entering it asks for a reason. */
  asksReason: boolean;
  /** Whether the overview counts it as booked. */
  isBooking: boolean;
}

const usual = { firstAnswer: 'keep', showsOwner: true, awaitsConfirmation: false, asksReason: false, isBooking: false } as const;

/**
 * How far a lead is, in the order of chips, buttons and the keys 1, 2, 3 and so on. Marks, chips, keys, buttons, charts and the optimistic
 * result derive from this table; private.lead_state in the database says the same.
 */
export const STATES = {
  New: { ...usual, mark: 'clock', firstAnswer: 'clear', awaitsConfirmation: true },
  Contacted: { ...usual, mark: 'contacted', firstAnswer: 'set', awaitsConfirmation: true },
  Booked: { ...usual, mark: 'booked', firstAnswer: 'set', isBooking: true },
  Lost: { ...usual, mark: 'lost', showsOwner: false, asksReason: true },
} as const satisfies Record<string, StateRule>;

export type LeadState = keyof typeof STATES;

export function isState(name: string): name is LeadState {
  return Object.hasOwn(STATES, name);
}

export const stateNames: readonly LeadState[] = Object.keys(STATES).filter(isState);
