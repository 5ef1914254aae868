import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useStore } from '@/lib/store';
import { TextButton } from '@/ui/TextButton';

import { useDesk, useDeskState, useNow } from '../DeskContext';
import { Prompt } from '../lead/LeadActions';
import { useLead } from '../lead/useLead';
import type { DeskAction } from '../model/actions';
import { appointmentLine, type TypedAppointment } from '../model/appointment';
import { showDate } from '../model/dubaiTime';
import type { FollowUp } from '../model/followUp';
import { type Lead, leadTitle } from '../model/lead';
import { isVisitDay, touchUpDue } from '../model/visits';
import { AppointmentForm } from './AppointmentForm';

/** The appointment of a booked lead, whether she came, and her touch-up. */
export function Appointment({ lead, followUp }: { lead: Lead; followUp: FollowUp }) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { snapshot } = useDeskState();
  const { act } = useLead(lead);
  const { appointment, came } = followUp;
  const stored = JSON.stringify(appointment);
  const { appointments } = useDesk();
  const draft = useStore(appointments).get(lead.id);
  const [openedWith, setOpenedWith] = useState<string>();
  // The appointment as it was when editing began. If a colleague changes it meanwhile, theirs appears above what was typed.
  const baseline = draft?.baseline ?? openedWith;
  const isEditing = baseline !== undefined;
  const isShown = appointment !== null && baseline !== stored;
  // A line breaks only between its parts.
  const line = appointmentLine(followUp)
    .match(/.+?(?: · |$)/g)
    ?.map((part) => (
      <span key={part} className="inline-block whitespace-pre">
        {part}
      </span>
    ));
  const touchUp = isEditing ? undefined : touchUpDue(lead, snapshot, now);

  function keep(typed: TypedAppointment | undefined): void {
    const begun = baseline ?? stored;
    setOpenedWith(begun);
    appointments.keep(lead.id, typed && { ...typed, baseline: begun });
  }

  /** Keeps the focus in the group, even if the pressed button disappears. */
  function edit(next: string | undefined, action?: DeskAction): void {
    flushSync(() => {
      if (next === undefined) appointments.keep(lead.id, undefined);
      setOpenedWith(next);
      if (action) act(action);
    });
    if (!group.current?.contains(document.activeElement)) group.current?.querySelector<HTMLElement>('input, button')?.focus();
  }

  return (
    <div ref={group} role="group" aria-labelledby={id} className="grid gap-2">
      <div className="flex items-center gap-2">
        <div className="grow">
          <h3 id={id} className="font-sans text-dense font-semibold">
            Appointment
          </h3>
          {isShown && <p className="tabular-nums">{line}</p>}
        </div>
        {isShown && !isEditing && (
          <TextButton onClick={() => edit(stored)} className="-me-2">
            Change
          </TextButton>
        )}
      </div>
      {(isEditing || appointment === null) && (
        <AppointmentForm
          lead={lead}
          appointment={appointment}
          draft={draft}
          onEdit={keep}
          onSave={(next) => edit(undefined, { kind: 'appointment', appointment: next })}
          onCancel={appointment ? () => edit(undefined) : undefined}
        />
      )}
      {isVisitDay(followUp, now) && (isEditing || came === null) && (
        <Prompt
          question={
            <>
              Did <bdi>{leadTitle(lead)}</bdi> come?
            </>
          }
          choices={{ 'Yes, came': { kind: 'came', answer: 'yes' }, No: { kind: 'came', answer: 'no' } }}
          onChoose={(action) => edit(baseline, action)}
        />
      )}
      {touchUp && (
        <Prompt
          question={`Touch-up: ${showDate(touchUp.first)} to ${showDate(touchUp.last)}`}
          choices={{ Offered: { kind: 'touch-up', answer: 'offered' }, 'Not wanted': { kind: 'touch-up', answer: 'declined' } }}
          onChoose={(action) => edit(undefined, action)}
        />
      )}
    </div>
  );
}
