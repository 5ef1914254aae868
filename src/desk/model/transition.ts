import type { DeskAction } from './actions';
import type { StaffMember } from './backend';
import { type FollowUp, stateOf } from './followUp';
import { type LeadState, type LostReason, STATES } from './states';

const UNTOUCHED: Omit<FollowUp, 'leadId'> = {
  state: stateOf(undefined),
  lostReason: null,
  owner: null,
  ownerName: null,
  claimedAt: null,
  firstContactAt: null,
  pendingContacts: [],
  appointment: null,
  came: null,
  touchUp: null,
  addedByHand: false,
  version: 0,
};

/**
 * Predicts the follow-up that the server will return (desk_act), so that an action shows immediately. The response replaces the prediction.
 * `before`: the follow-up that an undo restores.
 */
export function applyAction(
  known: FollowUp | undefined,
  leadId: string,
  action: DeskAction,
  me: StaffMember,
  now: number,
  before?: FollowUp,
): FollowUp {
  const followUp = known ?? { leadId, ...UNTOUCHED };
  const mine = followUp.pendingContacts.find(({ by }) => by === me.id);
  const others = followUp.pendingContacts.filter((contact) => contact !== mine);
  const isBooked = STATES[followUp.state].isBooking;
  const ownedAt = (claimedAt: number) => ({ owner: me.id, ownerName: me.name, claimedAt });

  function enter(state: LeadState, lostReason: LostReason | null, at: number): FollowUp {
    if (state === followUp.state && lostReason === followUp.lostReason) return followUp;
    const next = { ...followUp, state, lostReason, pendingContacts: [] };
    const { firstAnswer } = STATES[state];
    if (firstAnswer === 'keep') return next;
    if (firstAnswer === 'clear') return { ...next, firstContactAt: null, appointment: null, came: null, touchUp: null };
    return { ...next, ...(next.owner === null && ownedAt(at)), firstContactAt: followUp.firstContactAt ?? at };
  }

  switch (action.kind) {
    case 'claim':
      return followUp.owner === null ? { ...followUp, ...ownedAt(now) } : followUp;
    case 'take':
      return followUp.owner === me.id ? followUp : { ...followUp, ...ownedAt(now) };
    case 'assign':
      // Wait for the server, because only the server knows a colleague's name.
      return action.owner === null ? { ...followUp, owner: null, ownerName: null, claimedAt: null } : followUp;
    case 'whatsapp':
    case 'call':
    case 'mail': {
      const { kind, pressedAt } = action;
      const pendingContacts = [...others, { kind, at: pressedAt, by: me.id, byName: me.name }];
      const isFree = followUp.owner === null || followUp.owner === me.id;
      return { ...followUp, ...(isFree && ownedAt(pressedAt)), pendingContacts };
    }
    case 'yes':
      if (!mine) return followUp;
      return STATES[followUp.state].firstAnswer === 'set' ? { ...followUp, pendingContacts: others } : enter('Contacted', null, mine.at);
    case 'not yet':
    case 'no answer':
      return { ...followUp, pendingContacts: others };
    case 'state':
      return enter(action.state, action.lostReason, now);
    case 'appointment': {
      if (!isBooked) return followUp;
      const isSameDay = (action.appointment?.day ?? null) === (followUp.appointment?.day ?? null);
      return { ...followUp, appointment: action.appointment, ...(!isSameDay && { came: null, touchUp: null }) };
    }
    case 'came':
      if (!isBooked || !followUp.appointment?.day || (action.answer === 'yes') === followUp.came) return followUp;
      return { ...followUp, came: action.answer === 'yes', touchUp: null };
    case 'touch-up':
      return isBooked && followUp.came ? { ...followUp, touchUp: action.answer } : followUp;
    case 'undo':
      return { ...(before ?? followUp), version: followUp.version };
    case 'note':
      return followUp;
  }
}
