import { refusedNumbers } from '@/desk/model/contactConsent';
import type { FollowUp, Snapshot } from '@/desk/model/followUp';
import { createLead, type Lead } from '@/desk/model/lead';

export const ME = 'me';
export const MAYA = 'maya-id';

/** Converts a Dubai time on Friday 20 November 2026, on another day of that month, or on any day, to ms: '14:08', '21 10:00', '2027-01-01 00:00'. */
export function at(text: string): number {
  const [time = '', day = '20'] = text.split(' ').reverse();
  return Date.parse(`${day.length === 2 ? `2026-11-${day}` : day}T${time}+04:00`);
}

type LeadPart = Partial<Omit<Lead, 'anyCase' | 'asWritten'>>;

export function lead(part: LeadPart & { id: string }): Lead {
  return createLead({
    name: 'Mariam Khoury',
    email: 'mariam.k@example.com',
    phone: '+971 50 000 0012',
    service: 'lip-blush',
    source: 'hero_booking',
    message: 'Booking request from hero section',
    createdAt: at('2026-11-20 14:08'),
    ...part,
  });
}

/** A lead whose fields are empty except its id, which is also its name. */
export function bareLead(id: string, createdAt: number, part: LeadPart = {}): Lead {
  return lead({ id, name: id, email: '', phone: '', service: '', source: '', message: '', createdAt, ...part });
}

export function followUp(leadId: string, part: Partial<FollowUp> = {}): FollowUp {
  return {
    leadId,
    state: 'New',
    lostReason: null,
    owner: null,
    ownerName: null,
    claimedAt: null,
    firstContactAt: null,
    pendingContacts: [],
    appointment: null,
    came: null,
    touchUp: null,
    addedByHand: false,
    version: 1,
    ...part,
  };
}

export const held = (leadId: string, claimedAt: number): FollowUp => followUp(leadId, { owner: MAYA, ownerName: 'Maya', claimedAt });

/** A snapshot of leads given in any order, sorted newest first as the browser reads them. */
export function snapshot(found: readonly Lead[], followUps: readonly FollowUp[] = []): Snapshot {
  const leads = [...found].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
  const known = {
    byId: new Map(leads.map((lead) => [lead.id, lead])),
    followUps: new Map(followUps.map((row) => [row.leadId, row])),
  };
  return { leads, ...known, refusedNumbers: refusedNumbers(known), me: ME };
}
