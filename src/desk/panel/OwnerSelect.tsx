import { useId, useMemo } from 'react';

import { Select } from '@/ui/Select';

import type { DeskAction } from '../model/actions';
import type { FollowUp } from '../model/followUp';
import type { DeskView } from '../store/useDesk';

interface OwnerSelectProps {
  view: DeskView;
  followUp: FollowUp | undefined;
  off: boolean;
  onAct: (act: DeskAction) => void;
}

const NOBODY = 'nobody';

/** Who has a lead: nobody, me, or a colleague who has done something at the desk. */
export function OwnerSelect({ view: { desk, member, colleagues: active }, followUp, off, onAct }: OwnerSelectProps) {
  const id = useId();
  const { followUps } = desk;
  const colleagues = useMemo(() => {
    const names = new Map(active);
    for (const { owner, ownerName, asked } of followUps.values()) {
      for (const { by, byName } of asked) names.set(by, byName);
      if (owner !== null) names.set(owner, ownerName ?? owner);
    }
    names.delete(member.id);
    return [...names].sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  }, [followUps, active, member]);

  function choose(owner: string): void {
    if (owner === NOBODY) onAct({ kind: 'assign', owner: null });
    else onAct(owner === member.id ? { kind: 'takeOver' } : { kind: 'assign', owner });
  }

  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] items-center">
      <label htmlFor={id} className="font-medium text-ink-soft">
        Owner
      </label>
      <Select
        id={id}
        density="dense"
        options={[
          { value: NOBODY, label: 'Nobody' },
          { value: member.id, label: `${member.name} (you)` },
          ...colleagues.map(([value, label]) => ({ value, label })),
        ]}
        value={followUp?.owner ?? NOBODY}
        onChange={choose}
        disabled={off}
      />
    </div>
  );
}
