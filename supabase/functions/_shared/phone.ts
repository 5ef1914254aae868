export interface DialledNumber {
  /** The number to dial: '+971501234567', or the digits as typed if the country is unknown. */
  dial: string;
  /** Whether the number can be on WhatsApp. */
  whatsapp: boolean;
}

/** In characters. normalize() takes quadratic time on combining marks. */
const MAX_LENGTH = 200;
/** The fewest digits of a phone number; an extension has fewer. */
export const MIN_DIGITS = 7;
/** The most digits of a phone number, with its country code (E.164). */
const MAX_DIGITS = 15;
const EASTERN_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';

/** The first of several numbers: up to a separator, or up to another leading zero if one number cannot have that many digits. */
const FIRST_NUMBER = /^(?:\D*\d){7,}?(?=\D*?[,،;؛/\\|&#*\n+])|^(?:\D*\d){9,}?(?=\D+0(?:\D*\d){8})/;
/** 050 123 4567, 50 123 4567, 04 123 4567 and +971 (0)50 123 4567. Eight digits could be from any Gulf country. */
const UAE = /^(?:\+?0?9710?|\+?0)?(5\d{8})$|^(?:\+?0?9710?|\+?0)([234679]\d{7})$/;
const INTERNATIONAL = new RegExp(`^\\+[1-9]\\d{${MIN_DIGITS - 1},${MAX_DIGITS - 1}}$`);

/**
 * Reads the first phone number of a text, in any spelling; undefined if there is nothing to dial. Used by the dashboard and by
 * send-lead-notification.
 */
export function readNumber(text: string): DialledNumber | undefined {
  const plain = text
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(EASTERN_DIGITS.indexOf(digit) % 10));
  const typed = digitsOf(plain) ?? digitsOf(plain.replace(/^[^\d+]+/, ''), MIN_DIGITS);
  if (typed === undefined) return undefined;
  const [, mobile, landline] = UAE.exec(typed) ?? [];
  const dial = (mobile ?? landline) ? `+971${mobile ?? landline}` : typed;
  if (INTERNATIONAL.test(dial)) return { dial, whatsapp: !/^\+971[^5]/.test(dial) };
  const digits = dial.replace('+', '');
  return digits.length > MAX_DIGITS ? undefined : { dial: digits, whatsapp: false };
}

/** The digits of the first number before the first letter, with any leading plus. Undefined if there are fewer than `least` digits. */
function digitsOf(text: string, least = 1): string | undefined {
  const [beforeLetters = ''] = text.split(/\p{L}/u, 1);
  const number = FIRST_NUMBER.exec(beforeLetters)?.[0] ?? beforeLetters;
  const hasCountryCode = /^\D*(?:\+|00)/.test(number);
  // "+44 (0)20 ...": the zero in brackets is only for national calls.
  const digits = (hasCountryCode ? number.replace(/\(\s*0\s*\)/, '') : number).replace(/\D/g, '');
  if (digits.length < least) return undefined;
  return `${/^\D*\+/.test(number) ? '+' : ''}${digits}`.replace(/^\+?00(?=[1-9])/, '+');
}
