export interface DialledNumber {
  /** The number to dial: '+971501234567', or the digits as typed if the country is unknown. */
  dial: string;
  /** Whether the number can be on WhatsApp. */
  whatsapp: boolean;
}

/** Digits of a text, with what is between them and the digits before, and the text from them on. */
interface Group {
  before: string;
  digits: string;
  rest: string;
}

/** In characters. Reading takes quadratic time. */
const MAX_LENGTH = 200;
/** The fewest digits of a phone number; an extension has fewer. */
const MIN_DIGITS = 7;
/** The most digits of a phone number, with its country code (E.164). */
const MAX_DIGITS = 15;
const EASTERN_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';

/**
 * 050 123 4567, 50 123 4567, 04 123 4567 and +971 (0)50 123 4567. Eight digits could be from any Gulf country, and no mobile of the UAE
 * begins with 51, 57 or 59.
 */
const UAE = /^(?:(?:\+?0{0,2}971)+0?|\+?0)(?:(5\d{8})|([234679]\d{7}))$|^(5[02-68]\d{7})$/;
const INTERNATIONAL = new RegExp(`^[1-9]\\d{${MIN_DIGITS - 1},${MAX_DIGITS - 1}}$`);
/** Prices (but not 'AED 50 123 4567'), dates and times of day: 'AED 2,500', '28/11/2026', '10:30', '5-9 pm'. */
const NO_NUMBERS = [
  /(?:\b(?:aed|dhs?|usd)|درهم|[$€£])[\s.:]*(?!5\d\s\d{3}\s?\d{4})[1-9][\d,.]{0,7}(?!\d)/giu,
  /(?:\d\d?([/.-])\d\d?\1(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|\d\d?:\d\d)(?!\d)/g,
  /\b(?:(?:1[0-2]|0?[1-9])\s*\p{Pd}\s*)?(?:(?:1[0-2]|0?[1-9])\s*[ap]\.?m|[12]?\dh)\b/giu,
];
/** "+44 (0)20 ...", "+44 0 20 ...": the zero is only for national calls. */
const NATIONAL_ZERO = /((?:\+|00)[\s(]*[1-9](?:\d{0,2}[\s).-]*(?=\()|\d{1,2}\s))\(?\s*0\s*[)\s]/g;
/** Hours that follow a number: '10-12'. */
const HOURS = /^(?:1?\d|2[0-4])\s*\p{Pd}\s*(?:1?\d|2[0-4])(?![\d\p{Pd}])/u;
/** An O, I or l in place of a digit. */
const LETTER_AS_DIGIT = /\d(?:\s?[OI]|[ol])[OoIl]*(?=[\s().-]{0,3}(?:\d|$))|(?:^|\P{Script=Latin})[OoIl]+\d[\s().-]{0,3}\d/u;
/** Such a letter right before a number: "O50 123 4567". */
const BEGINS_WITH_LETTER = /(?:^|\P{Script=Latin})[OoIl]+$/u;
/** A letter inside a number, but not the x before an extension. */
const LETTER_INSIDE = /\d(?!x\d{1,5}(?!\d))\p{L}\d/iu;
/** What ends a number between two groups. LATE_END does only once the number could be whole. */
const END = /[\p{L}+,،;؛|\\&]/u;
const LATE_END = /[/#*([:\n]/;

/**
 * Reads the first phone number of a text, in any spelling; undefined if there is nothing to dial. Used by the dashboard and by
 * send-lead-notification.
 */
export function readNumber(text: string): DialledNumber | undefined {
  const visible = text.slice(0, MAX_LENGTH).replace(/[\p{M}\p{DI}]/gu, '');
  const plain = westernDigits(visible.normalize('NFKC'));
  const isReadable = !LETTER_AS_DIGIT.test(plain);
  const groups = groupsOf(plain);
  const starts = groups.map((_, index) => groups.slice(index));
  for (const start of starts) {
    const foreign = isReadable && hasCountryCode(start) ? longestRun(start).replace(/^00/, '') : '';
    const dial = (BEGINS_WITH_LETTER.test(start[0]?.before ?? '') ? undefined : uaeNumber(start)) ?? foreign;
    if (INTERNATIONAL.test(dial)) return { dial: `+${dial}`, whatsapp: !/^971[^5]/.test(dial) };
  }
  if (!isReadable || LETTER_INSIDE.test(plain)) return undefined;
  const dial = starts.map(longestRun).find(({ length }) => length >= MIN_DIGITS);
  return dial === undefined ? undefined : { dial, whatsapp: false };
}

/** Replaces Arabic and Persian digits. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(EASTERN_DIGITS.indexOf(digit) % 10));
}

function groupsOf(text: string): Group[] {
  const numbers = NO_NUMBERS.reduce((rest, pattern) => rest.replace(pattern, ' x '), text).replace(NATIONAL_ZERO, '$1 ');
  return [...numbers.matchAll(/(\D*)(\d+)/g)].map(({ 1: before = '', 2: digits = '', index }) => {
    return { before, digits, rest: numbers.slice(index + before.length) };
  });
}

/** The UAE number at the start; '' if another one begins inside it and ends later: "Flat 504 050 123 4567" is no 504 050 123. */
function uaeNumber(start: readonly Group[]): string | undefined {
  const found = uaeRun(start);
  if (!found) return undefined;
  const isCut = start.slice(1, found.groups).some(({ digits }, index) => {
    return /^[09]/.test(digits) && (uaeRun(start.slice(index + 1))?.groups ?? 0) + index + 1 > found.groups;
  });
  return isCut ? '' : found.dial;
}

function uaeRun(start: readonly Group[]): { dial: string; groups: number } | undefined {
  let typed = hasPlus(start) ? '+' : '';
  for (const [index, { before, digits }] of start.entries()) {
    // "050, 123, 4567", but not "Villa 05, 3612 3456".
    const isListed = /^,\s?$/.test(before) && /^\+?(?:0(?!5$)|971)/.test(typed);
    if (typed.length > MAX_DIGITS || (index > 0 && END.test(before) && !isListed)) return undefined;
    typed += digits;
    const national = UAE.exec(typed)?.slice(1).join('');
    if (national !== undefined) return { dial: `971${national}`, groups: index + 1 };
  }
  return undefined;
}

/** The digits from the start to the end of a number with an unknown length. */
function longestRun(start: readonly Group[]): string {
  let typed = '';
  const code = hasCountryCode(start) ? 1 : 0;
  const lengths = start.map(({ digits }) => digits.length);
  for (const [index, { before, digits, rest }] of start.entries()) {
    const { length } = typed.replace(/^00/, '');
    const isSingle = digits.length === 1 && lengths[index - 1] !== 1;
    // A second number, grouped as the first.
    const isNext = String(lengths.slice(code, index)) === String(lengths.slice(index)) && rest.replace(/\D/g, '').length >= MIN_DIGITS;
    if (length >= MIN_DIGITS && (LATE_END.test(before) || isSingle || isNext || uaeRun(start.slice(index)))) break;
    if (length > MIN_DIGITS + 2 && HOURS.test(rest)) break;
    if ((index > 0 && END.test(before)) || length + digits.length > MAX_DIGITS) break;
    typed += digits;
  }
  return typed;
}

function hasPlus([first]: readonly Group[]): boolean {
  return /\+[\s(]*$/.test(first?.before ?? '');
}

function hasCountryCode(start: readonly Group[]): boolean {
  return hasPlus(start) || (start[0]?.digits ?? '').startsWith('00');
}
