import { useEffect, useRef } from 'react';

import { DenseButton } from '../DenseButton';
import { type DeskAction, conflictText } from '../model/actions';
import { leadTitle } from '../model/lead';
import type { Objection } from '../store/actQueue';
import type { DeskView } from '../store/useDesk';

interface ObjectionsProps {
  view: DeskView;
  /** Only those of this lead, which is open. */
  leadId?: string;
  /** All but those of this one. */
  except?: string | undefined;
}

/** What somebody else had done before me, and what is to become of my action. One at a time. */
export function Objections({ view: { objections, desk, act, settle }, leadId: only, except }: ObjectionsProps) {
  const leave = useRef<HTMLSpanElement>(null);
  const objection = objections.find(({ request }) => (only === undefined ? request.leadId !== except : request.leadId === only));

  useEffect(() => {
    if (objection) leave.current?.querySelector('button')?.focus();
  }, [objection]);

  if (!objection) return null;
  const { leadId } = objection.request;
  const lead = desk.byId.get(leadId);
  const { text, anyway } = wordsOf(objection, desk.me);

  function insist(): void {
    if (!objection) return;
    settle(objection);
    act(leadId, anyway.action);
  }

  return (
    <div role="alert" className="mb-3 rounded-sm border border-error bg-error-tint px-4 py-3">
      <p className="text-error">
        {lead && only === undefined && <bdi className="font-semibold wrap-anywhere">{leadTitle(lead)}: </bdi>}
        {text}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <span ref={leave} className="contents">
          <DenseButton look="line" onClick={() => settle(objection)}>
            Leave it
          </DenseButton>
        </span>
        <DenseButton look="primary" onClick={insist}>
          {anyway.label}
        </DenseButton>
      </div>
    </div>
  );
}

function wordsOf({ request, answer }: Objection, me: string): { text: string; anyway: { label: string; action: DeskAction } } {
  if (answer.outcome === 'held') {
    return { text: `${answer.followUp.ownerName} has it.`, anyway: { label: 'Take over', action: { kind: 'takeOver' } } };
  }
  const { action } = request;
  // The press that "Yes" answered for is settled by the other's change.
  const again: DeskAction = action.kind === 'setState' ? action : { kind: 'setState', state: 'Contacted', lostReason: null };
  return { text: conflictText(answer, me), anyway: { label: `Set to ${again.state} anyway`, action: again } };
}
