import { DenseButton } from '../DenseButton';
import type { DeskAct } from '../model/ports';
import type { FollowUp } from '../model/states';

/** Who answers a lead: me, or somebody else. */
export function ClaimButton({ followUp, me, onAct }: { followUp: FollowUp | undefined; me: string; onAct: (act: DeskAct) => void }) {
  const { label, act } = claimAct(followUp, me);
  return (
    <DenseButton look="line" onClick={() => onAct(act)}>
      {label}
    </DenseButton>
  );
}

/** What can be done about who has a lead. */
export function claimAct(followUp: FollowUp | undefined, me: string): { label: string; act: DeskAct } {
  const owner = followUp?.owner ?? null;
  if (owner === null) return { label: 'I have it', act: { kind: 'claim' } };
  return owner === me ? { label: 'Let it go', act: { kind: 'assign', owner: null } } : { label: 'Take over', act: { kind: 'take' } };
}
