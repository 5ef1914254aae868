import { type FormEvent, type InputHTMLAttributes, type Ref, useId, useRef, useState } from 'react';

import { Button } from '@/ui/Button';
import { fieldBoxDense } from '@/ui/fieldStyle';
import { Select } from '@/ui/Select';
import { TextButton } from '@/ui/TextButton';

import { useDesk } from '../DeskContext';
import { parseAmount } from '../model/amount';
import { type Appointment, appointmentErrors, appointmentText, isTreatment, TREATMENTS, type TypedAppointment } from '../model/appointment';
import type { Lead } from '../model/lead';

const TREATMENT_OPTIONS = [
  { value: 'none', label: 'Not specified' },
  ...Object.entries(TREATMENTS).map(([value, { label }]) => ({ value, label })),
];

interface AppointmentFormProps {
  lead: Lead;
  appointment: Appointment | null;
  /** What was typed before the form was last closed. Later changes are ignored. */
  draft: TypedAppointment | undefined;
  /** Called at each change of a field; undefined if nothing is left to save. */
  onEdit: (typed: TypedAppointment | undefined) => void;
  /** Null removes the appointment. */
  onSave: (appointment: Appointment | null) => void;
  /** Undefined if there is no appointment to go back to. */
  onCancel: (() => void) | undefined;
}

export function AppointmentForm({ lead, appointment, draft, onEdit, onSave, onCancel }: AppointmentFormProps) {
  const id = useId();
  const { clock } = useDesk();
  const [begun] = useState(draft);
  const dayField = useRef<HTMLInputElement>(null);
  const priceField = useRef<HTMLInputElement>(null);
  const [treatment, setTreatment] = useState<string>(begun?.treatment ?? appointment?.treatment ?? 'none');
  const [errors, setErrors] = useState<ReturnType<typeof appointmentErrors>>({});

  function edit(chosen = treatment): void {
    const typed = { day: dayField.current?.value ?? '', treatment: chosen, price: priceField.current?.value ?? '' };
    const isEmpty = typed.day + typed.price === '' && chosen === 'none' && appointment === null;
    onEdit(isEmpty ? undefined : typed);
  }

  function chooseTreatment(value: string): void {
    setTreatment(value);
    edit(value);
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    const [day, price] = [dayField.current, priceField.current];
    if (!day || !price) return;
    const typed = {
      // The value of an unreadable date is empty too.
      day: day.value === '' && !day.validity.badInput ? null : day.value,
      treatment: isTreatment(treatment) ? treatment : null,
      price: parseAmount(price.value),
    };
    if (appointment !== null && appointmentText(typed) === '') {
      remove();
      return;
    }
    const found = appointmentErrors(typed, lead, clock.get());
    setErrors(found);
    if (found.day !== undefined) day.focus();
    else if (found.price !== undefined) price.focus();
    else onSave(typed);
  }

  function remove(): void {
    // The empty form stays, for the next appointment.
    for (const field of [dayField.current, priceField.current]) if (field) field.value = '';
    setTreatment('none');
    setErrors({});
    onSave(null);
    dayField.current?.focus();
  }

  return (
    <form noValidate onSubmit={save} onInput={() => edit()} className="desk-rows items-center gap-y-2">
      <Field label="Day" error={errors.day} ref={dayField} type="date" defaultValue={begun?.day ?? appointment?.day ?? ''} />
      <label htmlFor={id} className={labelStyle}>
        Treatment
      </label>
      <Select id={id} density="dense" options={TREATMENT_OPTIONS} value={treatment} onChange={chooseTreatment} />
      <Field
        label="Price, AED"
        error={errors.price}
        ref={priceField}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={begun?.price ?? appointment?.price ?? ''}
      />
      <div className="col-start-2 flex flex-wrap items-center gap-x-2">
        <Button type="submit" dense variant="line">
          Save appointment
        </Button>
        {onCancel && <TextButton onClick={onCancel}>Cancel</TextButton>}
        {appointment && (
          <TextButton onClick={remove} className="-ms-2">
            Remove appointment
          </TextButton>
        )}
      </div>
    </form>
  );
}

const labelStyle = 'font-medium text-ink-soft';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

function Field({ label, error, ...input }: FieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-fault`}
        className={`${fieldBoxDense} leading-6 tabular-nums max-md:text-body/6`}
      />
      <p id={`${id}-fault`} className="col-start-2 font-semibold text-error empty:hidden">
        {error}
      </p>
    </>
  );
}
