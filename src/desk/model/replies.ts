import { arabicServices, discreetServices, replies } from '@/content/replies';
import { leadFields } from '@/leads/fields';
import { facts } from '@/site/facts';

import { cleanText } from '../../../supabase/functions/_shared/text';
import { TREATMENTS } from './appointment';
import type { FollowUp } from './followUp';
import type { Lead } from './lead';
import { serviceLabel } from './names';
import { foldText, withoutDirectionMarks, withoutMarks } from './text';

export const REPLIES = replies.map(({ title }) => title);
export type Reply = (typeof replies)[number]['title'];

export type ReplyLanguage = 'English' | 'العربية';
/** Whom an Arabic reply addresses: one woman, or anyone in the polite plural. */
export type ReplyAddress = 'To her' | 'Plural';

/** The limit for a visitor's text in a reply, in code points. */
const VALUE_LIMIT = 60;
const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
/** A greeting of peace or the answer to it, without marks, on any keyboard. */
const PEACE = /(?:ال)?سلام\s*(?:و\s*)?عل[يیى][كک][من]?(?:\s*و?\s*رحم[ةهۃہ]\s*الل[هہ])?(?:\s*و\s*بر[كک]ات[هہ])?|عل[يیى][كک]م\s*السلام/gu;
/** Letters that Arabic lacks; two for which Persian and Urdu keyboards have their own character; letters that only Arabic has. */
const [FOREIGN, FOREIGN_KEYS, ONLY_ARABIC] = [/[پچژگۀہھےٹڈڑں]/g, /[یک]/g, /[ةيكىأإ]/g];
/** Titles and prefixes, which are not a name without the next word. In the spelling of foldText, as the next two. */
const TITLE = new RegExp(
  `^(?:${[
    /(?:dr|mr|mister|mrs|ms|miss|mx|prof|eng|mdm|madame?|mme|sir|lady|sheikha?|shaikh|haj(?:i|j[ai]?|jah)?)\.?/,
    /bint|bin|ibn|al|abu|abou|bu|abd|abdul|abdel|umm?/,
    /عبد|ام|ابو|بو|ال|بنت|ابنه|ابن|بن|ولد|حرم|زوجه|والده?|اخت|اخو|عمه?|خاله?|د|[دما]\./,
    /(?:ال)?(?:دكتوره?|استاذه?|سيده?|انسه|مهندسه?|شيخ|حاجه?|حجه|حجيه?|مدام|ست|كابتن)|الشيخه|الاميره?|مستر|مس|مسز|ميس|سمو|معالي/,
  ]
    .map(({ source }) => source)
    .join('|')})$`,
  'u',
);
/** Two words that are one name. شيخة is a name if the family's name follows, else a title. */
const COMPOUND = /^(?:شيخه (?!ال)|\S+ (?:الله|الدين|الهدي|الرحمن)$)/u;

/** First words that only men have: titles, prefixes, and names with such a prefix. The plural suits a woman too, but not the other way round. */
const MANS_TITLE =
  /^(?:(?:سمو|معالي) )?(?:mr|mister|sir|sheikh|shaikh|haj(?:i|ji?)?|abo?u\p{L}*|bu|bin|ibn|abd\p{L}*|(?:ال)?(?:سيد|استاذ|دكتور|مهندس|شيخ|حاج|حجي|امير)|عبد(?:ال\p{L}+)?|\p{L}+ الدين|\p{L}*[^ه\P{L}] الله|ابو\p{L}*|بو(?:(?!ران)\p{L}{3,})?|ابن|بن|ولد|والد|اخو|عم|خال|مستر)(?!\p{L})/u;
const MENS_SERVICE = /(?:^|[^\p{L}])men(?!\p{L})|رجال/iu;

/** Plural if the service is for men or the name begins with a man's title. */
export function addressOf({ name, service }: Lead): ReplyAddress {
  return MANS_TITLE.test(foldText(name).trim()) || MENS_SERVICE.test(service) ? 'Plural' : 'To her';
}

/** Arabic if the name or the message contains an Arabic letter, unless they are rather in Persian or Urdu. */
export function languageOf({ name, message }: Lead): ReplyLanguage {
  if (!hasArabicLetter(name) && !hasArabicLetter(message)) return 'English';
  const text = withoutMarks(`${name}\n${message}`).replace(PEACE, '');
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const foreign = count(FOREIGN);
  // An Arabic text may be typed on a Persian keyboard.
  return foreign > 0 && foreign + count(FOREIGN_KEYS) > count(ONLY_ARABIC) ? 'English' : 'العربية';
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
  const greeted = withoutMarks(lead.message).search(PEACE) >= 0 ? inArabic.replace(/^مرحباً/, 'وعليكم السلام ورحمة الله') : inArabic;
  const text = (arabic ? greeted : reply.english)
    .replace(/⟨(.*?)⟩/, service === '' ? '' : '$1')
    .replace(' {first}', () => (first === '' ? '' : ` ${put(first)}`));
  const values: Record<string, string> = { service, me, studio };
  return text.replace(/\{(service|me|studio)\}/g, (_, name: string) => put(values[name] ?? ''));
}

export function firstReply(leadId: string, missedCalls: ReadonlySet<string>, isTouchUpDue = false): Reply {
  if (isTouchUpDue) return 'Touch-up';
  return missedCalls.has(leadId) ? 'Missed call' : 'First answer';
}

/** The WhatsApp text that is prefilled unless another was chosen. `me`: StaffMember.name. */
export function openingText(lead: Lead, missedCalls: ReadonlySet<string>, me: string, isTouchUpDue: boolean): string {
  return replyText(firstReply(lead.id, missedCalls, isTouchUpDue), languageOf(lead), lead, me, facts.studioName);
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
  const end = nameParts.findIndex((word, index) => !isTitle(word) && !COMPOUND.test(foldText(`${word} ${nameParts[index + 1] ?? ''}`)));
  const first = end < 0 ? nameParts : nameParts.slice(0, end + 1);
  return first.every((word) => isTitle(word) || isName(word)) ? first.join(' ') : '';
}

function isTitle(word: string): boolean {
  return TITLE.test(foldText(word));
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
