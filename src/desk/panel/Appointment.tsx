import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '@/ui/Button';
import { TextButton } from '@/ui/TextButton';

import { useDeskState, useNow } from '../DeskContext';
import { Question } from '../lead/LeadActions';
import { useLead } from '../lead/useLead';
import type { DeskAction } from '../model/actions';
import { appointmentLine } from '../model/appointment';
import { showDate } from '../model/dubaiTime';
import type { FollowUp } from '../model/followUp';
import { type Lead, leadTitle } from '../model/lead';
import { awaitsAnswer, isVisitDay, touchUpDue } from '../model/visits';
import { AppointmentForm } from './AppointmentForm';

/** The appointment of a booked lead, whether the client came, and the touch-up. */
export function Appointment({ lead, followUp }: { lead: Lead; followUp: FollowUp }) {
  const id = useId();
  const now = useNow();
  const { snapshot } = useDeskState();
  const { act } = useLead(lead);
  const { appointment } = followUp;
  const stored = JSON.stringify(appointment);
  /** The appointment that is being changed. A colleague's change ends the editing, so that it cannot be overwritten unseen. */
  const [edited, setEdited] = useState<string>();
  const group = useRef<HTMLDivElement>(null);
  const isEditing = edited === stored;
  const touchUp = touchUpDue(lead, snapshot, now);

  /** Keeps the focus inside, because the pressed button disappears. */
  function edit(next: string | undefined, action?: DeskAction): void {
    flushSync(() => {
      setEdited(next);
      if (action) act(action);
    });
    group.current?.querySelector<HTMLElement>('input, button')?.focus();
  }

  const save = (action: DeskAction): void => edit(undefined, action);

  return (
    <div ref={group} role="group" aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-sans text-dense font-semibold">
        Appointment
      </h3>
      {appointment && !isEditing ? (
        <p className="flex flex-wrap items-center gap-x-2 tabular-nums">
          {appointmentLine(followUp)}
          <TextButton onClick={() => edit(stored)} className="-my-2.5 px-1">
            Change
          </TextButton>
        </p>
      ) : (
        <AppointmentForm
          lead={lead}
          appointment={appointment}
          onSave={(next) => save({ kind: 'appointment', appointment: next })}
          onCancel={isEditing ? () => edit(undefined) : undefined}
        />
      )}
      {(isEditing ? isVisitDay(followUp, now) : awaitsAnswer(followUp, now)) && (
        <Question
          question={
            <>
              Did <bdi>{leadTitle(lead)}</bdi> come?
            </>
          }
        >
          <Button dense onClick={() => save({ kind: 'came', came: true })}>
            Yes, came
          </Button>
          <Button dense look="line" onClick={() => save({ kind: 'came', came: false })}>
            No
          </Button>
        </Question>
      )}
      {touchUp && !isEditing && (
        <Question question={`Touch-up: ${showDate(touchUp.first)} to ${showDate(touchUp.last)}`}>
          <Button dense onClick={() => save({ kind: 'touchUp', touchUp: 'offered' })}>
            Offered
          </Button>
          <Button dense look="line" onClick={() => save({ kind: 'touchUp', touchUp: 'declined' })}>
            Not wanted
          </Button>
        </Question>
      )}
    </div>
  );
}
