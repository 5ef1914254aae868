import type { Desk, DeskLead, FollowUp } from '@/desk/model/states';

export const ME = 'me';
export const MAYA = 'maya-id';

/** Dubai's time: '2026-11-20 14:08', with seconds if need be. */
export function at(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}${text.length === 16 ? ':00' : ''}+04:00`);
}

export function entry(id: string, time: number, part: Partial<DeskLead['lead']> = {}): DeskLead {
  const lead = { id, full_name: id, email: '', phone_number: '', inquiry_type: null, source_page: null, message: null, ...part };
  return { lead: { ...lead, created_at: Number.isNaN(time) ? '?' : new Date(time).toISOString() }, time };
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
    asked: [],
    version: 1,
    ...part,
  };
}

export const held = (leadId: string, claimedAt: number): FollowUp => followUp(leadId, { owner: MAYA, ownerName: 'Maya', claimedAt });

/** A desk of leads in any order, as the browser would have read it. */
export function desk(entries: readonly DeskLead[], followUps: readonly FollowUp[] = []): Desk {
  const leads = [...entries].sort((a, b) => b.time - a.time || (a.lead.id < b.lead.id ? 1 : -1));
  return {
    leads,
    byId: new Map(leads.map((lead) => [lead.lead.id, lead])),
    followUps: new Map(followUps.map((row) => [row.leadId, row])),
    me: ME,
  };
}
