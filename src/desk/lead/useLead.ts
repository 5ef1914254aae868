import { useDesk, useDeskState } from '../DeskContext';
import type { DeskAction } from '../model/actions';
import type { Channel, FollowUp, Question } from '../model/followUp';
import type { Lead } from '../model/lead';
import { mayContact, openingText } from '../model/phone';

interface LeadView {
  followUp: FollowUp | undefined;
  /** My open question. */
  question: Question | undefined;
  othersQuestions: readonly Question[];
  /** Whether WhatsApp, Call and Mail are shown. */
  canContact: boolean;
  /** Whether an action of mine is pending. */
  isBusy: boolean;
  /** The text that WhatsApp opens with unless another one was chosen. */
  openingText: () => string;
  act: (action: DeskAction) => void;
  /** Records a press of WhatsApp, Call or Mail. */
  press: (channel: Channel) => void;
}

/** Everything derived about one lead, and its actions. */
export function useLead(lead: Lead): LeadView {
  const { member, act } = useDesk();
  const { snapshot, busy, missedCalls, refusedNumbers } = useDeskState();
  const followUp = snapshot.followUps.get(lead.id);
  const asked = followUp?.asked ?? [];
  const question = asked.find(({ by }) => by === member.id);
  return {
    followUp,
    question,
    othersQuestions: asked.filter((other) => other !== question),
    canContact: mayContact(lead, followUp, refusedNumbers),
    isBusy: busy.has(lead.id),
    openingText: () => openingText(lead, missedCalls, member.name),
    act: (action) => act(lead.id, action),
    press: (kind) => act(lead.id, { kind, pressedAt: Date.now() }),
  };
}
