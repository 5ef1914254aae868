import { useEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';

import { pathOf } from '@/site/pages';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';

import { type FormField, type FormId, formSpec } from './forms';
import { useLeadDelivery } from './LeadDelivery';
import type { LeadValues } from './model';
import { sheetPayload } from './payload';
import { rememberLeadSent } from './sentLeads';

interface LeadFormProps {
  form: FormId;
  /** `pairs`: e-mail and phone share a row from 1024 px. */
  layout?: 'single' | 'pairs';
  /** Called once the lead is handed over and the form cleared, before the visitor goes to /thank-you: closes the dialog around it. */
  onSent?(): void;
}

const EMPTY: LeadValues = { name: '', email: '', phone: '', service: '', message: '' };

const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  message: { type: 'text', autoComplete: 'off' },
} as const;

/**
 * A form of the registry, for the spreadsheet-script endpoint (§4, §5, §7.1, §8): the browser's own validation, then whatever the
 * outcome the form is cleared, what holds it closes and the visitor goes to /thank-you. Two clicks are one lead.
 */
export function LeadForm({ form, layout = 'single', onSent }: LeadFormProps) {
  const spec = formSpec(form);
  const delivery = useLeadDelivery();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const locked = useRef(false);
  const { register, control, handleSubmit, reset, formState } = useForm<LeadValues>({
    defaultValues: EMPTY,
    shouldUseNativeValidation: false,
  });

  useEffect(() => delivery.prepare(), [delivery]);

  async function send(values: LeadValues) {
    if (locked.current) return;
    locked.current = true;
    try {
      await delivery.submit(sheetPayload(spec, values, pathname));
      rememberLeadSent();
      reset();
      onSent?.();
      await navigate(pathOf('thankYou'));
    } finally {
      locked.current = false;
    }
  }

  const busy = formState.isSubmitting;
  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)} className="grid gap-5">
      <div className={layout === 'pairs' ? 'grid gap-5 lg:grid-cols-2' : 'grid gap-5'}>
        {spec.fields.map((field) => (
          <div key={field.name} className={layout === 'pairs' && !isHalf(field) ? 'lg:col-span-2' : ''}>
            {field.name === 'service' ? (
              <Controller
                control={control}
                name="service"
                render={({ field: control }) => (
                  <SelectField
                    label={field.label}
                    optional={!field.required}
                    options={spec.services}
                    placeholder={field.placeholder}
                    value={control.value}
                    onChange={control.onChange}
                    disabled={busy}
                  />
                )}
              />
            ) : (
              <TextField
                {...register(field.name)}
                {...inputs[field.name]}
                label={field.label}
                optional={!field.required}
                required={field.required}
                placeholder={field.placeholder}
                readOnly={busy}
              />
            )}
          </div>
        ))}
      </div>
      <Button type="submit" wide busy={busy ? spec.busyLabel : undefined}>
        {spec.submitLabel}
      </Button>
    </form>
  );
}

function isHalf(field: FormField): boolean {
  return field.name === 'email' || field.name === 'phone';
}
