interface StateRule {
  /** Whether the lead still waits for an answer. */
  isOpen: boolean;
  /** Names an icon (lead/StatusBadge.tsx). An open state has `clock`: its icon shows the time left for an answer. */
  icon: string;
  /** How entering the state changes the time of the first answer. `set`: sets the time if it is empty and claims an unowned lead. */
  firstAnswer: 'set' | 'clear' | 'keep';
  /** Whether the badge shows the owner’s name. */
  showsOwner: boolean;
  /** Whether the details show the time by which the studio promised to confirm. */
  awaitsConfirmation: boolean;
  /** The reasons to choose from when the state is set. Empty if it needs none. */
  reasons: readonly string[];
  /** Whether the overview counts the state as booked. */
  isBooking: boolean;
}

const usual = { isOpen: false, firstAnswer: 'keep', showsOwner: true, awaitsConfirmation: false, reasons: [], isBooking: false } as const;

/**
 * The states of a lead, in the order of the chips, the buttons and the keys 1, 2, 3 and so on. Marks, chips, keys, buttons, charts and
 * optimistic updates derive from this table. Its counterpart in the database is private.lead_state.
 */
export const STATES = {
  New: { ...usual, isOpen: true, icon: 'clock', firstAnswer: 'clear', awaitsConfirmation: true },
  Contacted: { ...usual, icon: 'contacted', firstAnswer: 'set', awaitsConfirmation: true },
  Booked: { ...usual, icon: 'booked', firstAnswer: 'set', isBooking: true },
  Lost: {
    ...usual,
    icon: 'lost',
    showsOwner: false,
    reasons: ['No answer', 'Price', 'Went elsewhere', 'Not suitable', 'Spam or test', 'Asked not to be contacted'],
  },
} as const satisfies Record<string, StateRule>;

export type LeadState = keyof typeof STATES;
export type LostReason = (typeof STATES)[LeadState]['reasons'][number];

export function isState(name: string): name is LeadState {
  return Object.hasOwn(STATES, name);
}

export const stateNames: readonly LeadState[] = Object.keys(STATES).filter(isState);
