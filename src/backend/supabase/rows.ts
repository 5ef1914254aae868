import type { ActionResult, ActionRequest, DeskAction, HistoryEvent } from '@/desk/model/actions';
import { type Appointment, appointmentText, isTreatment, type TouchUp, VISIT_TEXTS } from '@/desk/model/appointment';
import type { LastWeek, MailState } from '@/desk/model/backend';
import { dayNumber, dayStart } from '@/desk/model/dubaiTime';
import { type Channel, CHANNELS, type FollowUp, type PendingContact } from '@/desk/model/followUp';
import { createLead, type Lead } from '@/desk/model/lead';
import { isState, type LeadState, type LostReason } from '@/desk/model/states';
import { leadFields, leadValues } from '@/leads/fields';

import { leadColumns } from '../../../supabase/functions/_shared/leadColumns';

/** A table with the columns that order and identify its rows. */
export interface Table {
  name: 'lead_form' | 'lead_follow_up' | 'lead_deletion';
  time: string;
  id: string;
}

export const LEADS: Table = { name: 'lead_form', time: 'created_at', id: 'id' };
export const FOLLOW_UPS: Table = { name: 'lead_follow_up', time: 'updated_at', id: 'lead_id' };
export const DELETIONS: Table = { name: 'lead_deletion', time: 'at', id: 'lead_id' };
export const EVENTS = {
  name: 'lead_event',
  time: 'at',
  id: 'id',
  lead: 'lead_id',
  recent: 'lead_id,by,by_name,kind',
  history: 'id,at,by,by_name,kind,value',
} as const;

/** PostgREST codes for a missing table or function: the database's migrations are older than the site. */
export const NO_TABLE = 'PGRST205';
export const NO_FUNCTION = 'PGRST202';

/** The column of each form field, by the field's name. */
const COLUMNS = new Map<string, string>(Object.entries(leadFields).map(([name, { column }]) => [name, column]));

const PRESS_KINDS: ReadonlySet<string> = new Set(CHANNELS);
/** The longest time since a click on a contact button that the database accepts, in s. */
const LONGEST_WAIT_S = 86_400;

/** @throws Error if the request failed, or if the response is not a list of rows (for example, a captive portal's page or an empty response). */
export function rowsOf({ data, error }: { data: unknown; error: { message: string } | null }): unknown[] {
  if (error) throw new Error(error.message, { cause: error });
  if (!Array.isArray(data)) throw new Error('The table sent no list of rows.');
  return data;
}

/** Returns the text in a column, '' if there is none. */
export function textIn(row: unknown, column: string): string {
  const found = valueIn(row, column);
  return typeof found === 'number' ? String(found) : typeof found === 'string' ? found : '';
}

/** Returns the number in a column, null if there is none. A numeric may come as text. */
export function numberIn(row: unknown, column: string): number | null {
  const text = textIn(row, column);
  return text === '' ? null : Number(text);
}

/** @throws Error when the row has no id. */
export function toLead(row: unknown): Lead {
  const values = leadValues((name) => textIn(row, COLUMNS.get(name) ?? name));
  return createLead({
    ...values,
    id: keyIn(row, LEADS),
    createdAt: timestampMs(textIn(row, LEADS.time)),
    source: textIn(row, leadColumns.landingPage.column),
  });
}

/** @throws Error if the response of add_lead is malformed. */
export function toAddedLead(data: unknown): { lead: Lead; followUp: FollowUp } {
  return { lead: toLead(valueIn(data, 'lead')), followUp: toFollowUp(valueIn(data, 'follow_up')) };
}

/** @throws Error when the row belongs to no lead. */
export function toFollowUp(row: unknown): FollowUp {
  const pending = valueIn(row, 'asked');
  const came = valueIn(row, 'came');
  const firstContactAt = timeIn(row, 'first_contact_at');
  return {
    leadId: keyIn(row, FOLLOW_UPS),
    state: toState(textIn(row, 'state'), firstContactAt),
    lostReason: (textIn(row, 'lost_reason') || null) as LostReason | null,
    owner: textIn(row, 'owner') || null,
    ownerName: textIn(row, 'owner_name') || null,
    claimedAt: timeIn(row, 'claimed_at'),
    firstContactAt,
    pendingContacts: Array.isArray(pending) ? pending.map(toPendingContact) : [],
    appointment: toAppointment(row, 'appointment_day'),
    came: typeof came === 'boolean' ? came : null,
    touchUp: (textIn(row, 'touch_up') || null) as TouchUp | null,
    addedByHand: valueIn(row, 'added_by_hand') === true,
    version: numberIn(row, 'version') ?? 0,
  };
}

/** Replaces states of a newer database that this release does not know. */
function toState(name: string, firstContactAt: number | null): LeadState {
  if (isState(name)) return name;
  return firstContactAt === null ? 'New' : 'Contacted';
}

function toPendingContact(row: unknown): PendingContact {
  return { kind: textIn(row, 'kind') as Channel, at: timeIn(row, 'at') ?? 0, by: textIn(row, 'by'), byName: textIn(row, 'by_name') };
}

function toAppointment(row: unknown, dayColumn: string): Appointment | null {
  const day = textIn(row, dayColumn) || null;
  const treatment = textIn(row, 'treatment');
  const price = numberIn(row, 'price');
  if (day === null && treatment === '' && price === null) return null;
  return { day, treatment: isTreatment(treatment) ? treatment : null, price };
}

export function toEvent(row: unknown): HistoryEvent & { leadId: string } {
  const kind = textIn(row, 'kind');
  const value = eventText(kind, textIn(row, 'value')) || null;
  // For a click on a contact button, the value is the time of the click.
  const pressed = PRESS_KINDS.has(kind) && value !== null;
  return {
    id: textIn(row, EVENTS.id),
    leadId: textIn(row, EVENTS.lead),
    at: (pressed ? timestampMs(value) : timeIn(row, EVENTS.time)) ?? 0,
    by: textIn(row, 'by'),
    byName: textIn(row, 'by_name'),
    kind,
    value: pressed ? null : value,
  };
}

/** The value of an event, in words if it is about a visit; '' for a removed appointment. */
function eventText(kind: string, value: string): string {
  if (kind === 'appointment') {
    const appointment = toAppointment(JSON.parse(value), 'day');
    return appointment ? appointmentText(appointment) : '';
  }
  return kind === 'came' || kind === 'touch-up' ? VISIT_TEXTS[value as keyof typeof VISIT_TEXTS] : value;
}

/** @throws Error if the response of staff_state is malformed. */
export function toMailState(response: unknown): MailState | 'notStaff' {
  if (valueIn(response, 'staff') === false) return 'notStaff';
  const mail = valueIn(response, 'mail');
  const unmailed = valueIn(response, 'unmailed');
  if ((mail !== 'on' && mail !== 'off') || typeof unmailed !== 'number') throw new Error('staff_state sent no state.');
  const overdue = valueIn(response, 'overdue');
  const received = timeIn(overdue, 'received');
  return {
    mail,
    unmailed,
    oldest: timeIn(response, 'oldest'),
    failure: textIn(response, 'failure') || null,
    overdue: received === null ? undefined : { received, why: textIn(overdue, 'why') },
  };
}

/** @throws Error if the response of last_week has no figures. */
export function toLastWeek(data: unknown): LastWeek {
  const facts = valueIn(data, 'facts');
  const day = dayNumber(Date.parse(textIn(data, 'day')));
  if (!Array.isArray(facts) || Number.isNaN(day)) throw new Error('last_week sent no figures.');
  return {
    days: [dayStart(day - 7), dayStart(day - 1)],
    facts: facts.map(([label, value]) => [String(label), String(value)]),
    advice: textIn(data, 'advice'),
  };
}

/** @throws Error if the response of desk_act has no known outcome. */
export function toActionResult(data: unknown): ActionResult {
  const followUp = toFollowUp(valueIn(data, 'follow_up'));
  const outcome = textIn(data, 'outcome');
  if (outcome === 'conflict') {
    const conflict = valueIn(data, 'conflict');
    return { outcome, followUp, by: textIn(conflict, 'by'), byName: textIn(conflict, 'by_name'), at: timeIn(conflict, 'at') ?? Date.now() };
  }
  if (outcome === 'saved' || outcome === 'held' || outcome === 'changed') return { outcome, followUp };
  throw new Error('desk_act sent no outcome.');
}

export function toArguments({ id, leadId, seenVersion, action }: ActionRequest): Record<string, unknown> {
  const kind = action.kind === 'state' && action.lostReason !== null ? action.state.toLowerCase() : action.kind;
  return { id, lead: leadId, seen: seenVersion, kind, value: valueOf(action) };
}

function valueOf(action: DeskAction): string | null {
  switch (action.kind) {
    case 'assign':
      return action.owner;
    case 'state':
      return action.lostReason ?? action.state;
    case 'note':
      return action.text;
    case 'undo':
      return action.actionId;
    case 'appointment':
      return JSON.stringify(action.appointment);
    case 'came':
    case 'touch-up':
      return action.answer;
    case 'whatsapp':
    case 'call':
    case 'mail':
      return String(Math.min(LONGEST_WAIT_S, Math.max(0, Math.round((Date.now() - action.pressedAt) / 1000))));
    default:
      return null;
  }
}

/** PostgreSQL's text format (`2026-11-20 23:35:27.9+00`) and ISO 8601 (`2026-11-20T23:35:27.9+00:00`, `...Z`). */
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*\s*(?:[Zz]|([+-]\d\d)(?::?(\d\d))?)?$/;

/** Parses a timestamp into ms since 1970: NaN if the text cannot be read. A time without an offset is UTC. Safari parses only ISO 8601. */
export function timestampMs(text: string): number {
  const [, day, time, hours = '+00', minutes = '00'] = TIMESTAMP.exec(text) ?? [];
  return day === undefined ? Number.NaN : Date.parse(`${day}T${time}${hours}:${minutes}`);
}

/** Returns a time in ms since 1970, null if there is none. */
function timeIn(row: unknown, column: string): number | null {
  const time = timestampMs(textIn(row, column));
  return Number.isNaN(time) ? null : time;
}

function keyIn(row: unknown, table: Table): string {
  const key = textIn(row, table.id);
  if (key === '') throw new Error(`${table.name} sent a row without ${table.id}.`);
  return key;
}

function valueIn(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
}
