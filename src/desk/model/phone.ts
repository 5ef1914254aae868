import { facts } from '@/site/facts';

import { type DialledNumber, readNumber } from '../../../supabase/functions/_shared/phone';
import { wellFormed } from '../../../supabase/functions/_shared/text';
import { showTime } from './dubaiTime';
import { type Channel, type FollowUp, refusesContact, type Snapshot } from './followUp';
import type { Lead } from './lead';
import { languageOf, type Reply, replyText } from './replies';

/** What a WhatsApp link opens; with 'ask', wa.me decides. Stored per device under `desk.whatsapp`. */
export type WhatsAppWay = 'ask' | 'web' | 'app';

interface PhoneNumber extends DialledNumber {
  /** 'Landline, no WhatsApp' or 'Number without country code'. */
  note: string | undefined;
}

/** Reads a number in any spelling; undefined if there is nothing to dial. */
export function readPhone(text: string): PhoneNumber | undefined {
  const number = readNumber(text);
  if (!number?.dial.startsWith('+')) return number && { ...number, note: 'Number without country code' };
  return { ...number, note: number.whatsapp ? undefined : 'Landline, no WhatsApp' };
}

/** A tel: link; undefined if the text holds no number. */
export function telHref(text: string): string | undefined {
  const number = readPhone(text);
  return number && `tel:${number.dial}`;
}

/** A link to a chat with a prefilled text; undefined if the number cannot be on WhatsApp. */
export function whatsappHref(phone: string, text: string, way: WhatsAppWay = 'ask'): string | undefined {
  const number = readPhone(phone);
  if (!number?.whatsapp) return undefined;
  const digits = number.dial.slice(1);
  const message = encodeURIComponent(wellFormed(text));
  if (way === 'ask') return `https://wa.me/${digits}?text=${message}`;
  return `${way === 'web' ? 'https://web.whatsapp.com/send' : 'whatsapp://send'}?phone=${digits}&text=${message}`;
}

/** The longest possible email address (RFC 5321). */
const ADDRESS_CHARS = 320;

/** A mailto: link to this address only; undefined if the text is not an address. */
function mailHref(email: string): string | undefined {
  if (!email.includes('@') || email.length > ADDRESS_CHARS) return undefined;
  return `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;
}

export const CHANNEL_NAMES = { whatsapp: 'WhatsApp', call: 'Call', mail: 'Mail' } as const satisfies Record<Channel, string>;

/** The links for answering a lead. A link is undefined if its number or address is missing. `text`: the prefilled WhatsApp text. */
export function contactHrefs({ phone, email }: Lead, text: string, way?: WhatsAppWay): Record<Channel, string | undefined> {
  return { whatsapp: whatsappHref(phone, text, way), call: telHref(phone), mail: mailHref(email) };
}

export function firstReply(leadId: string, missedCalls: ReadonlySet<string>, isTouchUpDue = false): Reply {
  if (isTouchUpDue) return 'Touch-up';
  return missedCalls.has(leadId) ? 'Missed call' : 'First answer';
}

/** The WhatsApp text that is prefilled unless another was chosen. `me`: StaffMember.name. */
export function openingText(lead: Lead, missedCalls: ReadonlySet<string>, me: string, isTouchUpDue: boolean): string {
  return replyText(firstReply(lead.id, missedCalls, isTouchUpDue), languageOf(lead), lead, me, facts.studioName);
}

/** The parts of a lead that tell who sent it, and its id. */
export type Person = Pick<Lead, 'id' | 'phone' | 'email'>;

/** The keys that identify a person: the normalized number and email, as far as the lead has them. */
function personKeys({ phone, email }: Person): string[] {
  const dial = readPhone(phone)?.dial;
  const address = email.trim().toLowerCase();
  return [...(dial === undefined ? [] : [dial]), ...(address.includes('@') ? [address] : [])];
}

/** An index of leads by number and email, to find people who asked more than once. */
export interface People {
  /** Adds leads, each only once. Call it with slices while idle: 50,000 leads in one call would block a key press. */
  add: (leads: readonly Lead[]) => void;
  /** The other leads with the same number or email, newest first, without deleted leads. */
  others: (person: Person, byId: Snapshot['byId']) => Lead[];
}

export function createPeople(): People {
  const known = new Map<string, string[]>();
  return {
    add(leads) {
      for (const lead of leads) {
        for (const key of personKeys(lead)) {
          const ids = known.get(key);
          if (ids) ids.push(lead.id);
          else known.set(key, [lead.id]);
        }
      }
    },
    others(person, byId) {
      const ids = new Set(personKeys(person).flatMap((key) => known.get(key) ?? []));
      ids.delete(person.id);
      const found = [...ids].flatMap((id) => byId.get(id) ?? []);
      return found.sort((a, b) => b.createdAt - a.createdAt);
    },
  };
}

/** The numbers whose owners asked not to be contacted. Reads all follow-ups, so compute it once per change. */
export function refusedNumbers({ followUps, byId }: Pick<Snapshot, 'followUps' | 'byId'>): ReadonlySet<string> {
  const refused = [...followUps.values()].filter(refusesContact);
  return new Set(refused.flatMap(({ leadId }) => readPhone(byId.get(leadId)?.phone ?? '')?.dial ?? []));
}

/** Whether WhatsApp, Call and Mail are shown. `refused`: Snapshot.refusedNumbers. */
export function mayContact(lead: Lead, followUp: FollowUp | undefined, refused: ReadonlySet<string>): boolean {
  return !refusesContact(followUp) && !refused.has(readPhone(lead.phone)?.dial ?? '');
}

/** 'Also asked on 3 Feb 2026, 12:00' */
export function alsoAsked({ createdAt }: Lead): string {
  return `Also asked on ${showTime(createdAt)}`;
}
