import { useEffect, useRef } from 'react';

import { Button } from '@/ui/Button';

import { useDesk, useDeskState } from '../DeskContext';
import { conflictText, type DeskAction } from '../model/actions';
import { leadTitle } from '../model/lead';
import type { Conflict as ConflictData } from '../store/actionQueue';

interface ConflictProps {
  /** Shows only a conflict of this lead, whose details are open. */
  leadId?: string;
  /** Shows any conflict except those of this lead. */
  except?: string | undefined;
}

/** Shows one action of mine that conflicts with a colleague's earlier one, and asks what to do. */
export function Conflict({ leadId: only, except }: ConflictProps) {
  const { member, act, resolve } = useDesk();
  const { conflicts, snapshot } = useDeskState();
  const leave = useRef<HTMLSpanElement>(null);
  const conflict = conflicts.find(({ request }) => (only === undefined ? request.leadId !== except : request.leadId === only));

  useEffect(() => {
    if (!conflict) return;
    leave.current?.querySelector('button')?.focus({ preventScroll: true });
    leave.current?.closest('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [conflict]);

  if (!conflict) return null;
  const { leadId } = conflict.request;
  const lead = snapshot.byId.get(leadId);
  const { text, label, action } = describeConflict(conflict, member.id);
  return (
    <div role="alert" className="mb-3 scroll-mt-40 rounded-sm border border-error bg-error-tint px-4 py-3">
      <p className="text-error">
        {lead && only === undefined && <bdi className="font-semibold wrap-anywhere">{leadTitle(lead)}: </bdi>}
        <span>{text}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <span ref={leave} className="contents">
          <Button dense variant="line" onClick={() => resolve(conflict)}>
            Leave it
          </Button>
        </span>
        <Button
          dense
          onClick={() => {
            act(leadId, action, conflict.result.followUp.version);
            resolve(conflict);
          }}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

/** The text of a conflict, and the action that overrides the colleague's. */
function describeConflict({ request: { action }, result }: ConflictData, me: string): { text: string; label: string; action: DeskAction } {
  if (result.outcome === 'held') {
    return { text: `${result.followUp.ownerName} has it.`, label: 'Take over', action: { kind: 'take' } };
  }
  // "Yes, contacted" answers a prompt that the colleague's change has removed, so set the state directly.
  const again: DeskAction = action.kind === 'yes' ? { kind: 'state', state: 'Contacted', lostReason: null } : action;
  const label = again.kind === 'state' ? `Set to ${again.state} anyway` : 'Save mine anyway';
  return { text: conflictText(result, again, me), label, action: again };
}
