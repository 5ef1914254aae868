import { leadFields } from '@/leads/fields';
import { wellFormed } from '@/lib/clean';
import { facts } from '@/site/facts';

import { showTime } from './dubaiTime';
import { type Channel, type FollowUp, refusesContact, type Snapshot } from './followUp';
import type { Lead } from './lead';
import { languageOf, type Reply, replyText } from './replies';

/** Where a link to WhatsApp leads: 'ask' lets wa.me find out. Kept for the device under `desk.whatsapp`. */
export type WhatsAppWay = 'ask' | 'web' | 'app';

/** What a visitor's text says about a number. */
export interface PhoneNumber {
  /** What is dialled: '+971501234567', or the digits as typed where no country is known. */
  dial: string;
  /** Whether WhatsApp can have it. */
  whatsapp: boolean;
  /** 'Landline, no WhatsApp', 'Number without country code' */
  note: string | undefined;
}

const EASTERN_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
/** More than an extension: below it a text before the digits is no label but all there is. */
const NUMBER_DIGITS = 7;

/**
 * Reads a number in any spelling; undefined when there is nothing to dial. Looks no further than a form lets anybody type: normalize() takes
 * the square of a run of combining marks.
 */
export function readPhone(text: string): PhoneNumber | undefined {
  const plain = text
    .slice(0, leadFields.phone.limit)
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(EASTERN_DIGITS.indexOf(digit) % 10));
  const typed = digitsOf(plain) ?? digitsOf(plain.replace(/^[^\d+]+/, ''), NUMBER_DIGITS);
  if (typed === undefined) return undefined;
  const dial = inUae(typed.replace(/^00(?=[1-9])/, '+'));
  if (!dial.startsWith('+')) return { dial, whatsapp: false, note: 'Number without country code' };
  const landline = dial.startsWith('+971') && !dial.startsWith('+9715');
  return { dial, whatsapp: !landline, note: landline ? 'Landline, no WhatsApp' : undefined };
}

/** The digits before the first letter, with a leading plus; undefined when they are fewer than `least`. */
function digitsOf(text: string, least = 1): string | undefined {
  const [number = ''] = text.split(/\p{L}/u, 1);
  const digits = number.replace(/\D/g, '');
  if (digits.length < least) return undefined;
  return `${/^\D*\+/.test(number) ? '+' : ''}${digits}`;
}

/** Without a country code: 050 123 4567, 50 123 4567, 04 123 4567, 971 50 123 4567. Eight digits alone may be anybody's in the Gulf. */
const UAE = /^(?:(?:9710?|0)(5\d{8}|[234679]\d{7})|(5\d{8}))$/;

/** A number of the Emirates with its country code, however it was begun; any other as it is. */
function inUae(number: string): string {
  const [, national, mobile] = UAE.exec(number) ?? [];
  const known = national ?? mobile;
  return known === undefined ? number.replace(/^\+9710/, '+971') : `+971${known}`;
}

/** A link that dials, when the text holds a number at all. */
export function telHref(text: string): string | undefined {
  const number = readPhone(text);
  return number && `tel:${number.dial}`;
}

/** A link that opens a chat with the text in it, when the number can have WhatsApp. */
export function whatsappHref(phone: string, text: string, way: WhatsAppWay = 'ask'): string | undefined {
  const number = readPhone(phone);
  if (!number?.whatsapp) return undefined;
  const digits = number.dial.slice(1);
  const message = encodeURIComponent(wellFormed(text));
  if (way === 'ask') return `https://wa.me/${digits}?text=${message}`;
  return `${way === 'web' ? 'https://web.whatsapp.com/send' : 'whatsapp://send'}?phone=${digits}&text=${message}`;
}

/** No address is longer (RFC 5321). */
const ADDRESS_CHARS = 320;

/** A link that writes to this address alone, when the text looks like an address at all. */
function mailHref(email: string): string | undefined {
  if (!email.includes('@') || email.length > ADDRESS_CHARS) return undefined;
  return `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;
}

export const CHANNEL_NAMES = { whatsapp: 'WhatsApp', call: 'Call', mail: 'Mail' } as const satisfies Record<Channel, string>;

/** The links that answer a lead; undefined where it has no number or address for one. `text`: what WhatsApp opens with. */
export function contactHrefs({ phone, email }: Lead, text: string, way?: WhatsAppWay): Record<Channel, string | undefined> {
  return { whatsapp: whatsappHref(phone, text, way), call: telHref(phone), mail: mailHref(email) };
}

/** The reply that a lead is offered first. */
export function firstReply(leadId: string, missedCalls: ReadonlySet<string>): Reply {
  return missedCalls.has(leadId) ? 'Missed call' : 'First answer';
}

/** What WhatsApp opens with unless somebody has chosen another text. `me`: StaffMember.name. */
export function openingText(lead: Lead, missedCalls: ReadonlySet<string>, me: string): string {
  return replyText(firstReply(lead.id, missedCalls), languageOf(lead), lead, me, facts.studioName);
}

/** What tells one person from another: the number and the e-mail, each in one spelling. A lead without either has none. */
function personKeys({ phone, email }: Lead): string[] {
  const dial = readPhone(phone)?.dial ?? '';
  const address = email.trim().toLowerCase();
  return [...(dial.length >= NUMBER_DIGITS ? [dial] : []), ...(address.includes('@') ? [address] : [])];
}

/** Who has asked more than once. */
export interface People {
  /** Takes leads in, once each. 200,000 at once would hold up a key press: hand them over in slices, when nothing else is to be done. */
  add: (leads: readonly Lead[]) => void;
  /** The other leads with the same number or e-mail, newest first, without those that are gone. */
  others: (lead: Lead, byId: Snapshot['byId']) => Lead[];
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
    others(lead, byId) {
      const ids = new Set(personKeys(lead).flatMap((key) => known.get(key) ?? []));
      ids.delete(lead.id);
      const found = [...ids].flatMap((id) => byId.get(id) ?? []);
      return found.sort((a, b) => b.createdAt - a.createdAt);
    },
  };
}

/** The numbers whose owners asked not to be contacted; to be asked after a change. */
export function refusedNumbers({ followUps, byId }: Pick<Snapshot, 'followUps' | 'byId'>): ReadonlySet<string> {
  const refused = [...followUps.values()].filter(refusesContact);
  return new Set(refused.flatMap(({ leadId }) => readPhone(byId.get(leadId)?.phone ?? '')?.dial ?? []));
}

/** Whether WhatsApp, Call and Mail are shown. `refused`: refusedNumbers(snapshot). */
export function mayContact(lead: Lead, followUp: FollowUp | undefined, refused: ReadonlySet<string>): boolean {
  return !refusesContact(followUp) && !refused.has(readPhone(lead.phone)?.dial ?? '');
}

/** 'Also asked on 3 Feb 2026, 12:00' */
export function alsoAsked({ createdAt }: Lead): string {
  return `Also asked on ${showTime(createdAt)}`;
}
