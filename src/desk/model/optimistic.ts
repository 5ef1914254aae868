import type { DeskAct } from './ports';
import type { StaffMember } from './ports';
import type { FollowUp, LeadState, LostReason } from './states';

const UNTOUCHED: Omit<FollowUp, 'leadId'> = {
  state: 'New',
  lostReason: null,
  owner: null,
  ownerName: null,
  claimedAt: null,
  firstContactAt: null,
  asked: [],
  version: 0,
};

/**
 * The follow-up as it will be once the server has taken an action of mine, so that it shows at once; the server's answer replaces it.
 * `before`: what an undo goes back to.
 */
export function afterAct(
  known: FollowUp | undefined,
  leadId: string,
  act: DeskAct,
  me: StaffMember,
  now: number,
  before?: FollowUp,
): FollowUp {
  const followUp = known ?? { leadId, ...UNTOUCHED };
  const own = { owner: me.id, ownerName: me.name };
  const others = followUp.asked.filter(({ by }) => by !== me.id);
  switch (act.kind) {
    case 'claim':
      return followUp.owner === null ? { ...followUp, ...own, claimedAt: now } : followUp;
    case 'take':
      return { ...followUp, ...own, claimedAt: now };
    case 'assign':
      // The name of another account is the server's to say.
      return act.owner === null ? { ...followUp, owner: null, ownerName: null, claimedAt: null } : followUp;
    case 'whatsapp':
    case 'call':
    case 'mail': {
      const asked = [...others, { kind: act.kind, at: act.pressedAt, by: me.id, byName: me.name }];
      const free = followUp.owner === null || followUp.owner === me.id;
      return free ? { ...followUp, ...own, claimedAt: act.pressedAt, asked } : { ...followUp, asked };
    }
    case 'yes': {
      const pressed = followUp.asked.find(({ by }) => by === me.id)?.at ?? now;
      const waits = followUp.state === 'New' || followUp.state === 'Lost';
      return waits ? inState(followUp, 'Contacted', null, own, pressed) : { ...followUp, asked: others };
    }
    case 'not yet':
    case 'no answer':
      return { ...followUp, asked: others };
    case 'state':
      return inState(followUp, act.state, null, own, now);
    case 'lost':
      return inState(followUp, 'Lost', act.reason, own, now);
    case 'undo':
      return { ...(before ?? followUp), version: followUp.version };
    case 'note':
      return followUp;
  }
}

function inState(
  followUp: FollowUp,
  state: LeadState,
  lostReason: LostReason | null,
  own: { owner: string; ownerName: string },
  at: number,
): FollowUp {
  const next = { ...followUp, state, lostReason, asked: [] };
  if (state === 'New') return { ...next, firstContactAt: null };
  if (state === 'Lost') return next;
  const owned = followUp.owner === null ? { ...next, ...own, claimedAt: at } : next;
  return { ...owned, firstContactAt: followUp.firstContactAt ?? at };
}
