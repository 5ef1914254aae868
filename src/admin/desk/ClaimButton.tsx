import type { DeskAct } from '@/leads/desk/ports';
import type { FollowUp } from '@/leads/desk/states';

import { DenseButton } from '../DenseButton';

/** Who answers a lead: me, or somebody else. */
export function ClaimButton({ followUp, me, onAct }: { followUp: FollowUp | undefined; me: string; onAct: (act: DeskAct) => void }) {
  const owner = followUp?.owner ?? null;
  const [label, act]: [string, DeskAct] =
    owner === null
      ? ['I have it', { kind: 'claim' }]
      : owner === me
        ? ['Let it go', { kind: 'assign', owner: null }]
        : ['Take over', { kind: 'take' }];
  return (
    <DenseButton look="line" onClick={() => onAct(act)}>
      {label}
    </DenseButton>
  );
}
