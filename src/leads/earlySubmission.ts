import { attributionOf } from './attribution';
import type { EarlySubmission } from './delivery';
import type { EarlyLead } from './earlyLeadStore';
import { leadValues } from './fields';
import { type FormSpec, formSpec, forms } from './forms';
import { sheetPayload } from './payload';
import { HONEYPOT, spamSignals } from './spamSignals';

/** For a form that this release does not have any more: everything as typed. */
const UNKNOWN_FORM: FormSpec = {
  ...forms.navigationModal,
  payload: { email: 'value', message: 'typed', landingPage: 'pathname' },
};

/** What the form's own page would have sent, by the registry. */
export function toSubmission({ sid, createdAt, form, values, path, arrival, filledInMs }: EarlyLead): EarlySubmission {
  const spec = isFormId(form) ? formSpec(form) : UNKNOWN_FORM;
  const text = (name: string): string => (typeof values[name] === 'string' ? values[name] : '');
  const typed = leadValues((name) => (name === 'service' ? text(name) || spec.defaultService : text(name)));
  return {
    sid,
    createdAt,
    payload: sheetPayload(spec, typed, path),
    query: { ...attributionOf(arrival), ...spamSignals(text(HONEYPOT), filledInMs) },
    destination: spec.destination.kind === 'table' ? 'table' : 'sheet',
  };
}

function isFormId(id: string): id is keyof typeof forms {
  return Object.hasOwn(forms, id);
}
