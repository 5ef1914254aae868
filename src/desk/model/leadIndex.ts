import { textOf, type Lead, leadFields } from '@/leads/fields';
import { compareTexts } from '@/lib/longText';

import { dubaiMonth, readTimestamp } from './dubaiTime';
import type { Chip } from './list';
import type { Glance } from './overview';

/** A lead with what searching and counting need, computed once when it is loaded. */
export interface LeadEntry {
  lead: Lead;
  /** What is searched in any case, in lower case, on a line each. */
  text: string;
  /** What is searched as it is written, on a line each. */
  written: string;
  /** `created_at` in ms since 1970, or NaN. */
  time: number;
}

/** What staff are looking for. `undefined` stands for 'all', '' for the leads that have none. */
export interface LeadFilter {
  search: string;
  inquiry: string | undefined;
  source: string | undefined;
  /** How far they are, or that they are mine. */
  chip: Chip;
  /** A part of the overview. */
  glance: Glance | undefined;
}

export const NO_FILTER: LeadFilter = { search: '', inquiry: undefined, source: undefined, chip: 'All', glance: undefined };

export function isFiltered({ search, inquiry, source, chip, glance }: LeadFilter): boolean {
  return search !== '' || inquiry !== undefined || source !== undefined || chip !== 'All' || glance !== undefined;
}

const fields = Object.values(leadFields);
const searched = (how: (typeof fields)[number]['search']) => fields.filter(({ search }) => search === how).map(({ column }) => column);
const inAnyCase = searched('any case');
const asWritten = searched('as written');

export function indexLeads(leads: readonly Lead[]): LeadEntry[] {
  return leads.map((lead) => ({
    lead,
    text: lines(lead, inAnyCase).toLowerCase(),
    written: lines(lead, asWritten),
    time: readTimestamp(lead.created_at),
  }));
}

function lines(lead: Lead, columns: readonly string[]): string {
  return columns.map((column) => textOf(lead, column)).join('\n');
}

/** Looks at so many leads more; answers once it has seen all of them. */
export type LeadSearch = (count: number) => readonly LeadEntry[] | undefined;

/**
 * Searches in one set of leads. It remembers its last answer: while somebody types on, only what was left is searched again.
 * What staff did with a lead is not its business.
 * Search: case-insensitive part of the name or the e-mail, or plain part of the phone number (leads/fields.ts).
 */
export function leadSearch(entries: readonly LeadEntry[]): (filter: LeadFilter) => LeadSearch {
  let last = NO_FILTER;
  let shown = entries;
  return (filter) => {
    const within = isNarrower(filter, last) ? shown : entries;
    const isMatch = matcher(filter);
    const found: LeadEntry[] = [];
    let seen = 0;
    return (count) => {
      const everybody = isNarrower(NO_FILTER, filter);
      if (!everybody) for (const entry of within.slice(seen, seen + count)) if (isMatch(entry)) found.push(entry);
      seen += count;
      if (!everybody && seen < within.length) return undefined;
      last = filter;
      shown = everybody ? entries : found;
      return shown;
    };
  };
}

/** The same, all at once. */
export function leadFilter(entries: readonly LeadEntry[]): (filter: LeadFilter) => readonly LeadEntry[] {
  const search = leadSearch(entries);
  return (filter) => search(filter)(entries.length) ?? [];
}

function matcher({ search, inquiry, source }: LeadFilter): (entry: LeadEntry) => boolean {
  // A phone's keyboard adds a blank, and so does copying.
  const wanted = search.trim();
  const lower = wanted.toLowerCase();
  return ({ lead, text, written }) =>
    (inquiry === undefined || (lead.inquiry_type ?? '') === inquiry) &&
    (source === undefined || (lead.source_page ?? '') === source) &&
    (text.includes(lower) || written.includes(wanted));
}

/** Whether `next` can only match leads that `last` matched. */
function isNarrower(next: LeadFilter, last: LeadFilter): boolean {
  return (
    (last.inquiry === undefined || last.inquiry === next.inquiry) &&
    (last.source === undefined || last.source === next.source) &&
    next.search.includes(last.search) &&
    next.search.toLowerCase().includes(last.search.toLowerCase())
  );
}

/** The distinct non-empty values of a field, in alphabetical order. */
export function distinctValues(entries: readonly LeadEntry[], field: 'inquiry_type' | 'source_page'): string[] {
  const values = new Set<string>();
  for (const { lead } of entries) {
    const value = lead[field];
    if (value) values.add(value);
  }
  return [...values].sort(compareTexts);
}

/** How many leads came in the month that is running in Dubai at `now`. */
export function countThisMonth(entries: readonly LeadEntry[], now: number): number {
  const { start, end } = dubaiMonth(now);
  return entries.filter(({ time }) => time >= start && time < end).length;
}
