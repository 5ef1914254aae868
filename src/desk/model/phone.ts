import { leadColumns } from '../../../supabase/functions/_shared/leadColumns';
import { type DialledNumber, readNumber } from '../../../supabase/functions/_shared/phone';
import { wellFormed } from '../../../supabase/functions/_shared/text';
import type { Channel } from './followUp';
import type { Lead } from './lead';

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

/** A mailto: link to this address only; undefined if the text is not an address. */
function mailHref(email: string): string | undefined {
  if (!email.includes('@') || email.length > leadColumns.email.limit) return undefined;
  return `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;
}

export const CHANNEL_NAMES = { whatsapp: 'WhatsApp', call: 'Call', mail: 'Mail' } as const satisfies Record<Channel, string>;

/** The links for answering a lead. A link is undefined if its number or address is missing. `text`: the prefilled WhatsApp text. */
export function contactHrefs({ phone, email }: Lead, text: string, way?: WhatsAppWay): Record<Channel, string | undefined> {
  return { whatsapp: whatsappHref(phone, text, way), call: telHref(phone), mail: mailHref(email) };
}
