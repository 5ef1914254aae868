import { type FormEvent, type InputHTMLAttributes, type RefObject, useId, useRef, useState } from 'react';

import { Button } from '@/ui/Button';
import { fieldBoxDense } from '@/ui/fieldStyle';
import { Select } from '@/ui/Select';
import { TextButton } from '@/ui/TextButton';

import { useNow } from '../DeskContext';
import { type Appointment, appointmentFaults, isTreatment, TREATMENTS } from '../model/appointment';
import type { Lead } from '../model/lead';

const NOT_SAID = 'none';

interface AppointmentFormProps {
  lead: Lead;
  appointment: Appointment | null;
  onSave: (appointment: Appointment) => void;
  /** Undefined for the first appointment, which there is nothing to go back from. */
  onCancel: (() => void) | undefined;
}

export function AppointmentForm({ lead, appointment, onSave, onCancel }: AppointmentFormProps) {
  const id = useId();
  const now = useNow();
  const dayRef = useRef<HTMLInputElement>(null);
  const priceRef = useRef<HTMLInputElement>(null);
  const [treatment, setTreatment] = useState<string>(appointment?.treatment ?? NOT_SAID);
  const [faults, setFaults] = useState<ReturnType<typeof appointmentFaults>>();

  function save(event: FormEvent): void {
    event.preventDefault();
    const [day, price] = [dayRef.current, priceRef.current];
    if (!day || !price) return;
    const typed: Appointment = {
      day: isBlank(day) ? null : day.value,
      treatment: isTreatment(treatment) ? treatment : null,
      price: isBlank(price) ? null : Math.round(price.valueAsNumber * 100) / 100,
    };
    const found = appointmentFaults(typed, lead, now);
    setFaults(found);
    if (found.day !== undefined) day.focus();
    else if (found.price !== undefined) price.focus();
    else onSave(typed);
  }

  return (
    <form noValidate onSubmit={save} className="grid grid-cols-[84px_minmax(0,1fr)] items-center gap-y-2">
      <Field label="Day" ref={dayRef} type="date" defaultValue={appointment?.day ?? ''} fault={faults?.day} />
      <label htmlFor={`${id}-treatment`} className={label}>
        Treatment
      </label>
      <Select
        id={`${id}-treatment`}
        density="dense"
        options={[
          { value: NOT_SAID, label: 'Not said' },
          ...Object.entries(TREATMENTS).map(([value, { label: text }]) => ({ value, label: text })),
        ]}
        value={treatment}
        onChange={setTreatment}
      />
      <Field
        label="Price, AED"
        ref={priceRef}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        defaultValue={appointment?.price ?? ''}
        fault={faults?.price}
      />
      <div className="col-start-2 flex items-center gap-2">
        <Button type="submit" dense look="line">
          Save appointment
        </Button>
        {onCancel && <TextButton onClick={onCancel}>Cancel</TextButton>}
      </div>
    </form>
  );
}

const label = 'font-medium text-ink-soft';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  ref: RefObject<HTMLInputElement | null>;
  fault: string | undefined;
}

function Field({ label: text, fault, ...input }: FieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={label}>
        {text}
      </label>
      <input
        {...input}
        id={id}
        autoComplete="off"
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        className={`${fieldBoxDense} tabular-nums aria-invalid:border-error max-md:text-body/none`}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} className="col-start-2 font-semibold text-error">
          {fault}
        </p>
      )}
    </>
  );
}

/** A date or number that the browser cannot read has an empty value, too, but is not blank. */
function isBlank({ value, validity }: HTMLInputElement): boolean {
  return value === '' && !validity.badInput;
}
