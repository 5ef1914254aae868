import { type Lead, leadFields } from '@/leads/fields';
import { wellFormed } from '@/lib/clean';

import { type Desk, type DeskLead, type FollowUp, refusesContact } from './states';

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

/** What tells one person from another: the number and the e-mail, each in one spelling. A lead without either has none. */
function personKeys({ phone_number: phone, email }: Lead): string[] {
  const dial = readPhone(phone)?.dial ?? '';
  const address = email.trim().toLowerCase();
  return [...(dial.length >= NUMBER_DIGITS ? [dial] : []), ...(address.includes('@') ? [address] : [])];
}

/** Who has asked more than once. */
export interface People {
  /** Takes leads in, once each. 200,000 at once would hold up a key press: hand them over in slices, when nothing else is to be done. */
  add: (leads: readonly DeskLead[]) => void;
  /** The other leads with the same number or e-mail, newest first, without those that are gone. */
  others: (lead: Lead, byId: Desk['byId']) => DeskLead[];
}

export function createPeople(): People {
  const known = new Map<string, string[]>();
  return {
    add(leads) {
      for (const { lead } of leads) {
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
      return found.sort((a, b) => b.time - a.time);
    },
  };
}

/** The numbers whose owners asked not to be contacted; to be asked after a change. */
export function refusedNumbers({ followUps, byId }: Pick<Desk, 'followUps' | 'byId'>): ReadonlySet<string> {
  const refused = [...followUps.values()].filter(refusesContact);
  return new Set(refused.flatMap(({ leadId }) => readPhone(byId.get(leadId)?.lead.phone_number ?? '')?.dial ?? []));
}

/** Whether WhatsApp, Call and Mail are to be shown. `refused`: refusedNumbers(desk). */
export function mayContact(lead: Lead, followUp: FollowUp | undefined, refused: ReadonlySet<string>): boolean {
  return !refusesContact(followUp) && !refused.has(readPhone(lead.phone_number)?.dial ?? '');
}
