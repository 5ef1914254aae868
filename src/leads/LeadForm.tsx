import { type InvalidEvent, useState } from 'react';
import { Controller } from 'react-hook-form';

import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';

import { leadFields } from './fields';
import { type FormField, type FormId, sendsLeads } from './forms';
import { Honeypot } from './Honeypot';
import { useLeadDelivery } from './LeadDelivery';
import { findExcess, unseenValues } from './payload';
import type { SharedValues } from './sharedValues';
import { useFieldErrors } from './useFieldErrors';
import { EMPTY, type LeadFormState, useLeadForm } from './useLeadForm';
import { useReplacedForm } from './useReplacedForm';

/**
 * `single`: one column, or two if the form is wide. `pairs`: email and phone share a row; on small screens, name and phone do
 * (`paired-form`). `line`: the fields and the button are in one line from 1024 px, or from 1280 px if there are more than three fields.
 */
export type LeadFormLayout = 'single' | 'pairs' | 'line';

export interface LeadFormProps {
  form: FormId;
  layout?: LeadFormLayout;
  shared?: SharedValues;
  /** Called after the lead is sent and the form is cleared, before the navigation to /thank-you. Closes the dialog around the form. */
  onSent?(): void;
}

const grids: Record<LeadFormLayout, string> = {
  single: 'fields-66 md:*:last:odd:col-span-full',
  pairs: 'fields-50',
  line: 'grid gap-5 md:grid-cols-2 lg:flex lg:grow',
};

const longLine = { form: 'grid gap-5 xl:flex xl:items-end xl:gap-4', fields: 'grid gap-5 md:grid-cols-2 xl:flex xl:grow xl:gap-4' };

/** A form of the registry (leads/forms.ts), with the browser's own validation and messages. */
export function LeadForm({ form: id, layout = 'single', shared, onSent }: LeadFormProps) {
  const state = useLeadForm(id, { shared, onSent });
  const { form, spec, honeypot, noteShown, takeValues, busy, isCapped } = state;
  const [unsent, setUnsent] = useState(false);
  const long = layout === 'line' && spec.fields.length > 3;
  const delivery = useLeadDelivery();
  const { destination } = spec;
  useReplacedForm(id, spec, form);
  const sends = sendsLeads(spec);
  const { errors, note, reportTooLong } = useFieldErrors(form, (values) =>
    sends ? findExcess(spec, { ...EMPTY, ...values }, delivery.path()) : [],
  );
  const silent = !sends && destination.kind === 'demo' && destination.shows === 'console';

  return (
    <div>
      <form
        // The boot loader saves the form under this id if it is submitted before React has hydrated it.
        data-lead={sends ? id : undefined}
        aria-label={spec.label}
        // A form that closes is missing when the page loads again: after Back, browsers would put its text into the page's own form.
        autoComplete={onSent && 'off'}
        // Without scripts, the browser posts the form. The method `dialog` makes a demo form do nothing.
        method={sends ? 'post' : 'dialog'}
        action={sends ? delivery.address(destination.kind === 'table' ? 'table' : 'sheet') : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          const values = takeValues(event.currentTarget);
          if (reportTooLong(event.currentTarget, values)) return;
          state.send(event.currentTarget, values);
          if (silent) setUnsent(true);
        }}
        className={long ? longLine.form : layout === 'line' ? 'grid gap-5 lg:flex lg:items-end' : 'grid gap-5'}
      >
        <div className={long ? longLine.fields : grids[layout]}>
          {spec.fields.map((field) => (
            <div key={field.name} className={placeOf(field, layout)}>
              <LeadField
                field={field}
                state={state}
                busy={busy}
                error={errors.get(field.name)?.message}
                onInvalid={(event) => note(field.name, event)}
              />
            </div>
          ))}
        </div>
        {sends && unseenValues(spec, delivery.path()).map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)}
        <Honeypot ref={honeypot} onShown={noteShown} />
        <Button type="submit" wide={layout !== 'line'} busy={busy ? spec.busyLabel : undefined}>
          {spec.submitLabel}
        </Button>
        {!sends && (
          <noscript>
            <p className="text-small text-ink-soft [&_a]:text-oxblood [&_a]:underline [&_a]:underline-offset-4">
              This form can’t be sent from here. Please call <a href={`tel:${facts.phone}`}>{facts.phoneShown}</a> or{' '}
              <a href={chatLinks.main} target="_blank" rel="noopener">
                message us on WhatsApp
              </a>
              .
            </p>
          </noscript>
        )}
        {unsent && (
          <p role="status" className="text-small text-ink-soft">
            Your request wasn’t sent. Please call {facts.phoneShown} or message us on WhatsApp.
          </p>
        )}
      </form>
      {destination.kind === 'table' && (
        <div role="status">
          {isCapped && (
            <p ref={scrollToCenter} className="mt-4 bg-warn-tint px-4 py-3 text-small">
              We&apos;re receiving more requests than usual. Please try again in a few minutes, or{' '}
              <a href={destination.chat} target="_blank" rel="noopener" className="text-link text-small">
                message us on WhatsApp
              </a>
              .
            </p>
          )}
        </div>
      )}
      {sends && (
        <p className="mt-3 text-caption text-ink-soft">
          We’ll only use this to reply to you.{' '}
          <a href="/patient-rights#privacy" target="_blank" rel="noopener" className="text-link text-caption">
            Privacy
          </a>
        </p>
      )}
    </div>
  );
}

/** Scrolls the advice into view: on a phone it would appear below the fold or behind the contact bar. */
function scrollToCenter(advice: HTMLElement | null): void {
  advice?.scrollIntoView({ block: 'center' });
}

interface LeadFieldProps {
  field: FormField;
  state: LeadFormState;
  busy: boolean;
  error: string | undefined;
  onInvalid(event: InvalidEvent<HTMLInputElement | HTMLTextAreaElement>): void;
}

function LeadField({ field, state: { form, spec }, busy, error, onInvalid }: LeadFieldProps) {
  // Mark optional fields only in a form that also has required fields.
  const optional = !field.required && spec.fields.some(({ required }) => required);
  const { control: kind, autoComplete } = leadFields[field.name];
  if (kind === 'select') {
    return (
      <Controller
        control={form.control}
        name="service"
        render={({ field: control }) => (
          <SelectField
            label={field.label}
            name={control.name}
            optional={optional && spec.defaultService === ''}
            options={spec.services}
            placeholder={field.placeholder}
            value={control.value}
            onChange={control.onChange}
            disabled={busy}
          />
        )}
      />
    );
  }
  const common = {
    label: field.label,
    optional,
    required: field.required,
    placeholder: field.placeholder,
    readOnly: busy,
    error,
    onInvalid,
    autoComplete,
  };
  if (kind === 'textarea') return <TextArea {...form.register(field.name)} {...common} />;
  return <TextField {...form.register(field.name)} {...common} type={kind} />;
}

/** In the `line` layout, an error is positioned below its field, so that the fields stay aligned. */
const errorBelowLine = 'lg:relative lg:[&_[id$=-error]]:absolute lg:[&_[id$=-error]]:top-full lg:[&_[id$=-error]]:mt-1';

/** In the `line` layout, the service list is wider than the other fields, and long options are truncated. */
function placeOf(field: FormField, layout: LeadFormLayout): string {
  if (layout === 'pairs' && !isHalf(field)) return 'min-w-0 md:col-span-full';
  if (layout !== 'line') return 'min-w-0';
  return field.name === 'service' ? 'min-w-0 lg:flex-[1.4_1_0]' : `min-w-0 lg:flex-[1_1_0] ${errorBelowLine}`;
}

function isHalf(field: FormField): boolean {
  return field.name === 'email' || field.name === 'phone';
}
