import type { EarlyLead } from '@/boot/handover';

import { attributionOf } from '../../../supabase/functions/_shared/attribution';
import { HONEYPOT } from '../../../supabase/functions/_shared/honeypot';
import { cleanText } from '../../../supabase/functions/_shared/text';
import { leadFields, leadValues } from '../fields';
import { type FormSpec, formSpec, forms } from '../forms';
import { fitToLimits, sheetPayload } from '../payload';
import { spamSignals } from '../spamSignals';
import { newEntry, type OutboxEntry } from './entry';

/** For a form that this release no longer has: sends everything as typed. */
const UNKNOWN_FORM: FormSpec = {
  ...forms.navigationModal,
  payload: { email: 'value', message: 'typed', landingPage: 'pathname' },
};

/** The loader did not exist before this time, so an earlier time comes from a wrong clock. */
const EARLIEST = Date.UTC(2025, 0);
/** Inputs that no visitor types into. */
const UNTYPED = new Set([HONEYPOT, 'sid', 'landingPage', 'whatsapp']);

type Unchecked = { sid: string } & { [Name in keyof EarlyLead]?: unknown };

/**
 * Builds the entry that the form's own page would have sent, by the registry. Accepts any stored value: omits or replaces unreadable
 * values, so that everything the visitor typed is sent.
 */
export function toEntry({ sid, createdAt, form, values, path, arrival, filledInMs }: Unchecked): OutboxEntry {
  const spec = isFormId(form) ? formSpec(form) : UNKNOWN_FORM;
  const texts = new Map(
    Object.entries(typeof values === 'object' ? (values ?? {}) : { typed: values }).map(([name, value]) => [name, asText(value)]),
  );
  const text = (name: string): string => texts.get(name) ?? '';
  const typed = leadValues((name) => (name === 'service' ? text(name) || spec.defaultService : text(name)));
  const payload = sheetPayload(spec, typed, asText(path) || '/');
  // Append fields that this release does not have to the message.
  const unknown = [...texts].filter(([name, value]) => value !== '' && !Object.hasOwn(leadFields, name) && !UNTYPED.has(name));
  const lines = unknown.map(([name, value]) => cleanText(`${name}: ${value}`));
  const entry = {
    sid,
    createdAt: typeof createdAt === 'number' && createdAt >= EARLIEST ? createdAt : Date.now(),
    payload: fitToLimits({ ...payload, message: [payload.message, ...lines].filter((line) => line !== '').join('\n') }),
    query: {
      ...attributionOf(typeof arrival === 'string' ? arrival : null),
      ...spamSignals(text(HONEYPOT), typeof filledInMs === 'number' ? filledInMs : Infinity),
    },
  };
  return newEntry(entry, spec.destination.kind === 'table' ? ['table'] : undefined);
}

function isFormId(id: unknown): id is keyof typeof forms {
  return typeof id === 'string' && Object.hasOwn(forms, id);
}

/** Returns '' for files and other objects. */
function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
