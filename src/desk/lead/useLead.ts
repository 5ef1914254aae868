import { useDesk, useDeskState } from '../DeskContext';
import type { DeskAction } from '../model/actions';
import { mayContact } from '../model/contactConsent';
import type { Channel, FollowUp, PendingContact } from '../model/followUp';
import type { Lead } from '../model/lead';
import { openingText, withTreatment } from '../model/replies';
import { touchUpDue } from '../model/visits';

interface LeadView {
  followUp: FollowUp | undefined;
  /** My click whose outcome is unknown. */
  pendingContact: PendingContact | undefined;
  othersPendingContacts: readonly PendingContact[];
  /** Whether WhatsApp, Call and Mail are shown. */
  canContact: boolean;
  /** Whether an action of mine is pending. */
  isBusy: boolean;
  /** The WhatsApp text that is prefilled unless another was chosen. */
  openingText: () => string;
  act: (action: DeskAction) => void;
  /** Records a click on WhatsApp, Call or Mail. */
  press: (channel: Channel) => void;
}

export function useLead(lead: Lead): LeadView {
  const { member, clock, act } = useDesk();
  const { snapshot, busy, missedCalls } = useDeskState();
  const followUp = snapshot.followUps.get(lead.id);
  const pending = followUp?.pendingContacts ?? [];
  const pendingContact = pending.find(({ by }) => by === member.id);
  return {
    followUp,
    pendingContact,
    othersPendingContacts: pending.filter((other) => other !== pendingContact),
    canContact: mayContact(lead, followUp, snapshot.refusedNumbers),
    isBusy: busy.has(lead.id),
    openingText: () =>
      openingText(withTreatment(lead, followUp), missedCalls, member.name, touchUpDue(lead, snapshot, clock.get()) !== undefined),
    act: (action) => act(lead.id, action),
    press: (kind) => act(lead.id, { kind, pressedAt: Date.now() }),
  };
}
