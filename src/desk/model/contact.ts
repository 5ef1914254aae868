import type { Lead } from '@/leads/fields';
import { facts } from '@/site/facts';

import { mailHref } from './leadText';
import { readPhone, whatsappHref, type WhatsAppWay } from './phone';
import { languageOf, type Reply, replyText } from './replies';
import type { Channel } from './states';

export const CHANNEL_NAMES = { whatsapp: 'WhatsApp', call: 'Call', mail: 'Mail' } as const satisfies Record<Channel, string>;

/** Where a lead can be answered; what it has no number or address for is left out. */
export function contactHrefs(lead: Lead, text: string, way: WhatsAppWay): Partial<Record<Channel, string>> {
  const phone = readPhone(lead.phone_number);
  const hrefs = { whatsapp: whatsappHref(lead.phone_number, text, way), call: phone && `tel:${phone.dial}`, mail: mailHref(lead.email) };
  return Object.fromEntries(Object.entries(hrefs).filter(([, href]) => href !== undefined));
}

/** The reply that a lead is offered first. */
export function firstReply(leadId: string, missed: ReadonlySet<string>): Reply {
  return missed.has(leadId) ? 'Missed call' : 'First answer';
}

/** What WhatsApp opens with when nobody has chosen another text. `me`: how colleagues call who is signed in. */
export function openingText(lead: Lead, missed: ReadonlySet<string>, me: string): string {
  return replyText(firstReply(lead.id, missed), languageOf(lead), lead, me, facts.studioName);
}
