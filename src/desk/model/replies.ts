import { arabicServices, discreetServices, replies } from '@/content/replies';
import { leadFields } from '@/leads/fields';
import { cleanText } from '@/lib/clean';

import { TREATMENTS } from './appointment';
import type { FollowUp } from './followUp';
import type { Lead } from './lead';
import { serviceLabel } from './names';
import { withoutDirectionMarks } from './text';

export const REPLIES = replies.map(({ title }) => title);
export type Reply = (typeof replies)[number]['title'];

export type ReplyLanguage = 'English' | 'العربية';
/** Whom an Arabic reply addresses: one woman, or anyone in the polite plural. */
export type ReplyAddress = 'To her' | 'Plural';

/** The limit for a visitor's text in a reply, in code points. */
const VALUE_LIMIT = 60;
const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
const PEACE = /(?:ال)?سلام\s*عليكم/u;
/** Titles and prefixes, which are not a name without the next word. */
const TITLE = new RegExp(
  `^(?:${[
    /(?:dr|mr|mrs|ms|miss|mx|prof|eng|madam|mme|sir|lady|sheikha?|al|abu|abd|abdul|abdel|umm|um)\.?/,
    /عبد|أم|ام|أبو|ابو|آل|د\.?|م\./,
    /(?:ال)?(?:دكتور|دكتورة|أستاذ|أستاذة|استاذ|استاذة|سيد|سيدة|آنسة|مهندس|مهندسة)/,
    /الشيخ|الشيخة/,
  ]
    .map(({ source }) => source)
    .join('|')})$`,
  'iu',
);

/** Words before a name that only men have. */
const MANS_TITLE =
  /^(?:(?:mr|sir|sheikh|abu|abd|abdul|abdel)(?!\p{L})|(?:ال)?(?:سيد|أستاذ|استاذ|دكتور|مهندس|شيخ)(?!\p{L})|(?:عبد|أبو|ابو)(?!\p{L}))/iu;
const MENS_SERVICE = /(?:^|[^\p{L}])men(?!\p{L})|رجال/iu;

/** Plural if the service is for men or the name begins with a man's title. */
export function addressOf({ name, service }: Lead): ReplyAddress {
  return MANS_TITLE.test(name.trim()) || MENS_SERVICE.test(service) ? 'Plural' : 'To her';
}

/** Arabic if the name or the message contains an Arabic letter. */
export function languageOf({ name, message }: Lead): ReplyLanguage {
  return hasArabicLetter(name) || hasArabicLetter(message) ? 'العربية' : 'English';
}

/** Tests for the script first. On a long text without Arabic, the lookahead alone takes four times as long. */
function hasArabicLetter(text: string): boolean {
  return ARABIC.test(text) && ARABIC_LETTER.test(text);
}

/** Returns the lead for a reply: the treatment of her appointment replaces the service that she asked about. */
export function withTreatment(lead: Lead, followUp: FollowUp | undefined): Lead {
  const treatment = followUp?.appointment?.treatment;
  return treatment ? { ...lead, service: TREATMENTS[treatment].label } : lead;
}

/** A prepared reply for a lead (see withTreatment). `me`: StaffMember.name. `address` matters in Arabic only. */
export function replyText(
  title: Reply,
  language: ReplyLanguage,
  lead: Lead,
  me: string,
  studio: string,
  address = addressOf(lead),
): string {
  const reply = replies.find((known) => known.title === title) ?? replies[0];
  const arabic = language === 'العربية';
  const put = (text: string): string => (arabic && !hasArabicLetter(text) ? `\u2068${text}\u2069` : text);
  const first = firstName(lead.name);
  const service = serviceName(lead.service, arabic);
  const inArabic = address === 'Plural' ? reply.arabicPlural : reply.arabic;
  const greeted = PEACE.test(lead.message) ? inArabic.replace(/^مرحباً/, 'وعليكم السلام ورحمة الله') : inArabic;
  const text = (arabic ? greeted : reply.english)
    .replace(/⟨(.*?)⟩/, service === '' ? '' : '$1')
    .replace(' {first}', () => (first === '' ? '' : ` ${put(first)}`));
  const values: Record<string, string> = { service, me, studio };
  return text.replace(/\{(service|me|studio)\}/g, (_, name: string) => put(values[name] ?? ''));
}

/** Whether a text still contains […] and so cannot be sent ("Fill in day and time first."). */
export function isUnfilled(text: string): boolean {
  return /\[[^\]]*\]/.test(text);
}

/** Turns a visitor's text into one safe line for a reply, without bidi controls and the brackets of placeholders. */
function valueOf(text: string): string {
  const line = withoutDirectionMarks(cleanText(text.slice(0, leadFields.name.limit)))
    .replace(/[[\]{}⟨⟩]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(line).slice(0, VALUE_LIMIT).join('').trim();
}

/** WhatsApp turns a word with one of these characters into a link. Test after NFKC, which replaces full-width and similar forms. */
const LINK = /[./\u3002\u2044\u2215]/;

/**
 * The first word, or titles and the next word. Returns '' if a word has no letter or may be a link, because the studio must not send
 * strangers' links.
 */
function firstName(name: string): string {
  const nameParts = valueOf(name).split(' ');
  let count = 1;
  while (count < nameParts.length && TITLE.test(nameParts[count - 1] ?? '')) count += 1;
  const first = nameParts.slice(0, count);
  return first.every((word) => TITLE.test(word) || isName(word)) ? first.join(' ') : '';
}

function isName(word: string): boolean {
  // Invisible fillers are letters to Unicode.
  return /(?!\p{DI})\p{L}/u.test(word) && !LINK.test(word.normalize('NFKC'));
}

/** The name of the service; '' for none, a consultation or an unknown service. */
function serviceName(value: string, arabic: boolean): string {
  const treatment = Object.values(TREATMENTS).find(({ label }) => label === value);
  const label = treatment?.inReply ?? serviceLabel(value.trim()) ?? '';
  if (/consultation/i.test(`${value} ${label}`)) return '';
  const name = discreetServices[label] ?? label;
  return (arabic ? arabicServices[name] : undefined) ?? name;
}
