import { furtherFields, textOf } from '@/leads/fields';

import { cleanText, wellFormed } from '../../../supabase/functions/_shared/text';
import { studioClock } from '../model/clock';
import { dubaiDateTime, dubaiDay } from '../model/dubaiTime';
import { describeFilter, type LeadFilter } from '../model/filter';
import { type FollowUp, type Snapshot, stateOf } from '../model/followUp';
import type { Lead } from '../model/lead';

/** `isTyped` columns hold what people type: a value there is marked as text. */
interface Column<Args extends unknown[]> {
  title: string;
  text: (...args: Args) => string;
  isTyped?: true;
}

const COLUMNS: readonly Column<[Lead]>[] = [
  { title: 'Name', text: ({ name }) => name, isTyped: true },
  { title: 'Phone', text: ({ phone }) => phone },
  { title: 'Email', text: ({ email }) => email, isTyped: true },
  { title: 'Inquiry', text: ({ service }) => service, isTyped: true },
  { title: 'Source', text: ({ source }) => source, isTyped: true },
  { title: 'Date', text: ({ createdAt }) => (Number.isNaN(createdAt) ? '' : dubaiDateTime(createdAt)) },
  { title: 'Message', text: ({ message }) => message, isTyped: true },
  ...Object.entries(furtherFields).map(([name, { title }]) => ({
    title,
    text: (lead: Lead) => textOf(lead, name),
    isTyped: true as const,
  })),
  { title: 'Id', text: ({ id }) => id },
];

/** The follow-up columns after Id. A cell is empty if its value is unknown. */
const DESK_COLUMNS: readonly Column<[Lead, FollowUp | undefined]>[] = [
  { title: 'State', text: (_, followUp) => stateOf(followUp) },
  { title: 'Owner', text: (_, followUp) => followUp?.ownerName ?? '', isTyped: true },
  {
    title: 'First response (minutes)',
    text: ({ createdAt }, followUp) =>
      followUp?.firstContactAt == null || Number.isNaN(createdAt)
        ? ''
        : String(Math.floor(studioClock.open(createdAt, followUp.firstContactAt) / 60_000)),
  },
];

/** The column titles in order, without the follow-up columns if follow-ups could not be loaded. */
export function csvColumns(followUps: Snapshot['followUps'] | undefined): readonly string[] {
  return [...COLUMNS, ...(followUps ? DESK_COLUMNS : [])].map(({ title }) => title);
}

/** Without this mark, Excel reads UTF-8 in the computer's code page and garbles Arabic names. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * Matches a cell's start that a spreadsheet may take for a formula (OWASP "CSV Injection"): a line break, or = + - @ or a full-width form,
 * also after the blanks, quotes and invisible marks that some programs skip. cellText has already removed tabs, carriage returns and NUL.
 */
const FORMULA = /^(?:\n|[\s"\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/**
 * Finds formulas after a comma, semicolon or line break, also behind blanks and quotes: a new cell starts there if the file is opened with
 * another separator or without quotes. Skips plain phone numbers, because a spreadsheet reads '+971 50 123 4567' as text.
 */
const INNER_FORMULA = /([,;\n](?:[^\S\n]|["\p{Cf}])*)(?!\+\d[\d ]*(?:[,;\n]|$))(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** Tested first to keep an export of 50,000 leads fast, because most cells contain no separator. */
const SEPARATOR = /[,;\n]/;

/** Digits that a spreadsheet would round, or whose leading zeros it would drop: 050 123 4567, 00971501234567. */
const LONG_NUMBER = /^(?:0[\d\s-]+|\d{12,})$/;

/** The parts of a value besides its digits: signs, separators, currencies, halves of the day, and the names of months and weekdays. */
const PART = String.raw`[\s\u180e/.:%,،()\-−٫٬．\\\p{Sc}]|e\+?|[ap]m|ص|م|د\.إ|${[
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?|september|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?',
  'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
  'ينا|فبر|مار|أبر|ماي|يون|يول|أغس|سبت|أكت|نوف|ديس',
  'الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت',
].join('|')}`;

/** The words that are values without a digit. */
const WORD_VALUE = String.raw`\s*(?:true|false|صح|خطأ|#(?:n/a|(?:null|div/0|value|ref|num)!|name\?))\s*`;

/**
 * Matches a cell that LibreOffice, Gnumeric or SheetJS takes for a date, time, number, fraction, boolean or error, in English or Arabic
 * (`npm run lab:spreadsheets`), and one whose own apostrophe Gnumeric would drop. A plus before a digit begins another phone number.
 */
const VALUE = new RegExp(
  String.raw`^(?:'|${WORD_VALUE}$|(?:${PART}|[(\p{Sc}]\+)*(?:0[xbo][\da-f]+\s*|\p{Nd}(?:\p{Nd}|${PART}|\p{Nd}[tz]|\+(?!\p{Nd}))*)$)`,
  'iu',
);

/**
 * Writes the leads in the given order as CSV (RFC 4180): UTF-8 with a byte order mark, every cell in quotes, one header line.
 */
export function leadsCsv(leads: readonly Lead[], followUps?: Snapshot['followUps']): string {
  const lines = leads.map((lead) => {
    const cells = COLUMNS.map(({ text, isTyped }) => asText(text(lead), isTyped));
    const followUp = followUps?.get(lead.id);
    return line(followUps ? [...cells, ...DESK_COLUMNS.map(({ text, isTyped }) => asText(text(lead, followUp), isTyped))] : cells);
  });
  return BYTE_ORDER_MARK + [line(csvColumns(followUps)), ...lines].join('');
}

/** 'leads-2026-11-20-lip-blush-dubai.csv': the day in Dubai at `now`, and every active filter. */
export function csvFileName(filter: LeadFilter, now: number): string {
  const { source, service, search, ...others } = describeFilter(filter);
  const parts = [source, service, search, ...Object.values(others)].filter((part) => part !== undefined);
  return `${['leads', dubaiDay(now), ...parts.map(({ file, label }) => filePart(file) || filePart(label))].join('-')}.csv`;
}

/** Tested first, because most cells need no cleaning. This halves the time for 50,000 leads. */
const UNUSUAL = /[^ -~\n]/;

function line(cells: readonly string[]): string {
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',') + LINE_END;
}

/** Cleans a text as the sheet does (spreadsheet-script/Code.js): line breaks become \n, tabs become blanks, control characters vanish. */
function cellText(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return cleanText(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ');
}

/**
 * Marks a cell as text with an apostrophe, as OWASP advises. Gnumeric hides the apostrophe when it opens a CSV file; LibreOffice and SheetJS
 * show it. Phone numbers are marked too: a spreadsheet would calculate +971-50-123, and show +971501234567 as 9.715E+11.
 */
function asText(typed: string, isTyped = false): string {
  const text = cellText(typed);
  const inside = SEPARATOR.test(text) ? text.replace(INNER_FORMULA, "$1'") : text;
  return FORMULA.test(text) || LONG_NUMBER.test(text) || (isTyped && VALUE.test(text)) ? `'${inside}` : inside;
}

/** Keeps a file name with two parts in any script below 255 bytes. */
const FILE_PART_LIMIT_CHARS = 30;

/** Makes a visitor's text safe for file names on every system: letters and digits of any script, _ and -. '' if nothing is left. */
function filePart(text: string): string {
  const safe = text
    .slice(0, 10 * FILE_PART_LIMIT_CHARS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-/, '');
  return wellFormed(safe.slice(0, FILE_PART_LIMIT_CHARS)).replace(/[-\uFFFD]+$/, '');
}
