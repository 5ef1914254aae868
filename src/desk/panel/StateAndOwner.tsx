import { useId, useMemo } from 'react';

import { classNames } from '@/lib/classNames';
import { Select } from '@/ui/Select';

import { useDesk, useDeskState } from '../DeskContext';
import { Note } from '../lead/LeadText';
import { useLead } from '../lead/useLead';
import { stateOf } from '../model/followUp';
import type { Lead } from '../model/lead';
import { stateNames, STATES } from '../model/states';
import { Appointment } from './Appointment';

const NOBODY = 'nobody';

export function StateAndOwner({ lead, off }: { lead: Lead; off: boolean }) {
  const { followUp } = useLead(lead);
  return (
    <>
      <StateButtons lead={lead} off={off} />
      <Note>{followUp?.lostReason ?? undefined}</Note>
      {!off && followUp && STATES[followUp.state].isBooking && <Appointment lead={lead} followUp={followUp} />}
      <OwnerSelect lead={lead} off={off} />
    </>
  );
}

interface ControlProps {
  lead: Lead;
  off: boolean;
}

function StateButtons({ lead, off }: ControlProps) {
  const { followUp, act } = useLead(lead);
  const current = stateOf(followUp);
  return (
    <div role="group" aria-label="State" className="flex rounded-sm border border-field bg-white">
      {stateNames.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={!off && state === current}
          aria-disabled={off || undefined}
          onClick={() => {
            if (!off && state !== current) act({ kind: 'state', state, lostReason: null });
          }}
          className={classNames(
            'min-h-11 grow border-s border-sand px-2 font-medium first:border-s-0 hover:bg-plaster',
            'aria-disabled:cursor-not-allowed aria-disabled:text-mute aria-pressed:bg-oxblood aria-pressed:text-porcelain',
          )}
        >
          {state}
        </button>
      ))}
    </div>
  );
}

/** Offers nobody, me, and colleagues known from recent events or follow-ups. */
function OwnerSelect({ lead, off }: ControlProps) {
  const id = useId();
  const { member } = useDesk();
  const { snapshot, colleagues: active } = useDeskState();
  const { followUp, act } = useLead(lead);
  const { followUps } = snapshot;
  const colleagues = useMemo(() => {
    const names = new Map(active);
    for (const { owner, ownerName, pendingContacts } of followUps.values()) {
      for (const { by, byName } of pendingContacts) names.set(by, byName);
      if (owner !== null) names.set(owner, ownerName ?? owner);
    }
    names.delete(member.id);
    return [...names].sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  }, [followUps, active, member]);

  function choose(owner: string): void {
    if (owner === NOBODY) act({ kind: 'assign', owner: null });
    else act(owner === member.id ? { kind: 'take' } : { kind: 'assign', owner });
  }

  return (
    <div className="desk-rows items-center">
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
