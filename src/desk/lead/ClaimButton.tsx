import { DenseButton } from '../DenseButton';
import { claimAction, type DeskAction } from '../model/actions';
import type { FollowUp } from '../model/followUp';

/** Who answers a lead: me, or somebody else. */
export function ClaimButton({ followUp, me, onAct }: { followUp: FollowUp | undefined; me: string; onAct: (act: DeskAction) => void }) {
  const { label, action } = claimAction(followUp, me);
  return (
    <DenseButton look="line" onClick={() => onAct(action)}>
      {label}
    </DenseButton>
  );
}
