import { arabicServices, replies } from '@/content/replies';
import { leadFields } from '@/leads/fields';
import { serviceOptions } from '@/leads/serviceOptions';
import { cleanText } from '@/lib/clean';

import type { Lead } from './lead';

export const REPLIES = replies.map(({ title }) => title);
export type Reply = (typeof replies)[number]['title'];
export type ReplyLanguage = 'English' | 'العربية';

/** In code points, of what a visitor typed. */
const VALUE_LIMIT = 60;
const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const PEACE = /(?:ال)?سلام\s*عليكم/u;
/** Words that are no name without the next one. */
const TITLE =
  /^(?:(?:dr|mr|mrs|ms|miss|mx|prof|eng|madam|mme|sir|lady|sheikha?|al|abu|abd|abdul|abdel|umm|um)\.?|عبد|أم|ام|أبو|ابو|آل|د\.?|م\.|(?:ال)?(?:دكتور|دكتورة|أستاذ|أستاذة|استاذ|استاذة|سيد|سيدة|آنسة|مهندس|مهندسة)|الشيخ|الشيخة)$/iu;

/** Arabic when the name or the message holds an Arabic letter. */
export function languageOf({ name, message }: Lead): ReplyLanguage {
  return hasArabicLetter(name) || hasArabicLetter(message) ? 'العربية' : 'English';
}

/** Looks for the script first: the lookahead alone takes four times as long over a long text without it. */
function hasArabicLetter(text: string): boolean {
  return ARABIC.test(text) && ARABIC_LETTER.test(text);
}

/** A prepared reply for a lead. `me`: by which name colleagues know who is signed in (StaffMember.name). */
export function replyText(title: Reply, language: ReplyLanguage, lead: Lead, me: string, studio: string): string {
  const reply = replies.find((known) => known.title === title) ?? replies[0];
  const arabic = language === 'العربية';
  const put = (text: string): string => (arabic && !hasArabicLetter(text) ? `\u2068${text}\u2069` : text);
  const first = firstName(lead.name);
  const service = serviceName(lead.service, arabic);
  const greeted = arabic && PEACE.test(lead.message) ? reply.arabic.replace(/^مرحباً/, 'وعليكم السلام') : reply.arabic;
  const text = (arabic ? greeted : reply.english)
    .replace(/⟨(.*?)⟩/, service === '' ? '' : '$1')
    .replace(' {first}', () => (first === '' ? '' : ` ${put(first)}`));
  const values: Record<string, string> = { service, me, studio };
  return text.replace(/\{(service|me|studio)\}/g, (_, name: string) => put(values[name] ?? ''));
}

/** Whether a text still holds […]: then it cannot be sent, and says "Fill in day and time first." */
export function isUnfilled(text: string): boolean {
  return /\[[^\]]*\]/.test(text);
}

/** One line of a visitor's text that can stand in a reply: nothing in it turns the line round or looks like […] or {…}. */
function valueOf(text: string): string {
  const line = cleanText(text.slice(0, leadFields.name.limit))
    .replace(BIDI_CONTROLS, '')
    .replace(/[[\]{}⟨⟩]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(line).slice(0, VALUE_LIMIT).join('').trim();
}

/** WhatsApp turns a word with one of these into a link. Tested after NFKC, which replaces full-width and similar forms. */
const LINK = /[./\u3002\u2044\u2215]/;

/** The first word, a title with the next one; '' when a word has no letter or may be a link: the studio must not send a stranger's. */
function firstName(name: string): string {
  const words = valueOf(name).split(' ');
  let count = 1;
  while (count < words.length && TITLE.test(words[count - 1] ?? '')) count += 1;
  const first = words.slice(0, count);
  return first.every((word) => TITLE.test(word) || isName(word)) ? first.join(' ') : '';
}

function isName(word: string): boolean {
  return /\p{L}/u.test(word) && !LINK.test(word.normalize('NFKC'));
}

/** The labels of our services by themselves and by their values. */
const labels = new Map(
  Object.values(serviceOptions)
    .flat()
    .reverse()
    .flatMap(({ value, label }) => [
      [label, label],
      [value, label],
    ]),
);

/** The name of the service; '' for none, for a consultation and for one that is not ours. */
function serviceName(value: string, arabic: boolean): string {
  const label = labels.get(value.trim()) ?? '';
  if (/consultation/i.test(`${value} ${label}`)) return '';
  return (arabic ? arabicServices[label] : undefined) ?? label;
}
