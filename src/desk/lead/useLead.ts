import { useDesk, useDeskState } from '../DeskContext';
import type { DeskAction } from '../model/actions';
import type { Channel, FollowUp, Question } from '../model/followUp';
import type { Lead } from '../model/lead';
import { mayContact, openingText } from '../model/phone';
import { withTreatment } from '../model/replies';
import { touchUpDue } from '../model/visits';

interface LeadView {
  followUp: FollowUp | undefined;
  /** My open question. */
  question: Question | undefined;
  othersQuestions: readonly Question[];
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
  const asked = followUp?.asked ?? [];
  const question = asked.find(({ by }) => by === member.id);
  return {
    followUp,
    question,
    othersQuestions: asked.filter((other) => other !== question),
    canContact: mayContact(lead, followUp, snapshot.refusedNumbers),
    isBusy: busy.has(lead.id),
    openingText: () =>
      openingText(withTreatment(lead, followUp), missedCalls, member.name, touchUpDue(lead, snapshot, clock.get()) !== undefined),
    act: (action) => act(lead.id, action),
    press: (kind) => act(lead.id, { kind, pressedAt: Date.now() }),
  };
}
