import { compareTexts } from '@/lib/longText';

import { liveLeads } from './counters';
import { isLive, type Snapshot, stateOf } from './followUp';
import type { Lead } from './lead';
import { labelOf } from './names';
import { isInOverview, type OverviewFilter } from './overview';
import { type LeadState, stateNames, STATES } from './states';
import { foldNumber, foldText } from './text';
import { type DueVisit, isDueVisit } from './visits';

/** In the order on the screen. */
export const CHIPS: readonly Chip[] = ['All', 'Mine', ...stateNames];
export type Chip = 'All' | 'Mine' | LeadState;

export const ORDERS = ['Newest first', 'Oldest first', 'Answer by'] as const;
export type Order = (typeof ORDERS)[number];

/** The filter of the list. `undefined` means all leads; '' means the leads without a value. A service and a source are stored values. */
export interface LeadFilter {
  search: string;
  service: string | undefined;
  source: string | undefined;
  chip: Chip;
  overview: OverviewFilter | undefined;
  dueVisit: DueVisit | undefined;
}

export const NO_FILTER: LeadFilter = {
  search: '',
  service: undefined,
  source: undefined,
  chip: 'All',
  overview: undefined,
  dueVisit: undefined,
};

/** One part of a filter in words. */
interface FilterPart {
  label: string;
  text: string;
  /** Its part of a file's name. What was searched for may be personal, so it is left out. */
  file: string;
}

/** Describes each part of a filter that is in use. */
export function describeFilter(filter: LeadFilter): Readonly<Record<keyof LeadFilter, FilterPart | undefined>> {
  const { search, chip } = filter;
  const stored = (label: string, field: 'service' | 'source'): FilterPart | undefined => {
    const value = filter[field];
    return value === undefined ? undefined : { label, text: labelOf(field, value), file: value || labelOf(field, '') };
  };
  const only = (text: string | undefined): FilterPart | undefined => (text === undefined ? undefined : { label: 'Only', text, file: text });
  return {
    search: search === '' ? undefined : { label: 'Search', text: `“${search}”`, file: 'search' },
    service: stored('Inquiry', 'service'),
    source: stored('Source', 'source'),
    chip: chip === 'All' ? undefined : { label: 'Follow-up', text: chip, file: chip },
    overview: only(filter.overview),
    dueVisit: only(filter.dueVisit),
  };
}

export function isFiltered(filter: LeadFilter): boolean {
  return Object.values(describeFilter(filter)).some((part) => part !== undefined);
}

/**
 * Returns the test whether a lead matches a filter's text, service and source. The text is part of the name or email in any spelling
 * (foldText), or part of the phone number as written.
 */
export function leadMatcher({ search, service, source }: LeadFilter): (lead: Lead) => boolean {
  // Trim, because phone keyboards and copying add blanks.
  const wanted = foldText(search).trim();
  const digits = foldNumber(search).trim();
  return (lead) =>
    (service === undefined || lead.service === service) &&
    (source === undefined || lead.source === source) &&
    (lead.anyCase.includes(wanted) || lead.asWritten.includes(digits));
}

/**
 * Returns a function that finds the leads matching a filter's text, service and source. It remembers what it found on the way to the last
 * filter: one more letter is searched for only in the leads found so far, and deleting it brings them back.
 */
export function createLeadSearch(): (leads: readonly Lead[], filter: LeadFilter) => readonly Lead[] {
  let searched: readonly Lead[] = [];
  let found: { filter: LeadFilter; leads: readonly Lead[] }[] = [];
  return (leads, filter) => {
    found = leads === searched ? found.filter((earlier) => narrows(filter, earlier.filter)) : [];
    searched = leads;
    const last = found.at(-1);
    if (last && narrows(last.filter, filter)) return last.leads;
    const matching = (last?.leads ?? leads).filter(leadMatcher(filter));
    found.push({ filter, leads: matching });
    return matching;
  };
}

/** Returns whether every lead that matches the text, service and source of `filter` also matches those of `wider`. */
function narrows(filter: LeadFilter, wider: LeadFilter): boolean {
  return (
    (['service', 'source'] as const).every((field) => wider[field] === undefined || wider[field] === filter[field]) &&
    [foldText, foldNumber].every((fold) => fold(filter.search).trim().includes(fold(wider.search).trim()))
  );
}

/** Whether actions of staff can change which leads match. */
export function dependsOnFollowUp({ chip, overview, dueVisit }: LeadFilter): boolean {
  return chip !== 'All' || overview !== undefined || dueVisit !== undefined;
}

/** Whether a lead matches the chip, the overview filter and the visits to deal with. New means live leads (isLive); Mine means leads that I own. */
export function matchesFollowUp({ chip, overview, dueVisit }: LeadFilter, lead: Lead, snapshot: Snapshot, now: number): boolean {
  return (
    isUnder(chip, lead, snapshot, now) &&
    (overview === undefined || isInOverview(overview, lead, snapshot.followUps, now)) &&
    (dueVisit === undefined || isDueVisit(dueVisit, lead, snapshot, now))
  );
}

function isUnder(chip: Chip, lead: Lead, { followUps, me }: Snapshot, now: number): boolean {
  if (chip === 'All') return true;
  const followUp = followUps.get(lead.id);
  if (chip === 'Mine') return followUp?.owner === me;
  return stateOf(followUp) === chip && (!STATES[chip].isOpen || isLive(lead, followUp, now));
}

type ChipCounts = ReadonlyMap<Chip, number>;

/** The number of leads under each chip, ignoring the search. Reuse `states`, countStates(snapshot): clock ticks do not change it. */
export function countChips(snapshot: Snapshot, now: number, states = countStates(snapshot)): ChipCounts {
  return new Map([...states, ['All', snapshot.leads.length], ['New', liveLeads(snapshot, now).length]]);
}

export function countStates({ followUps, byId, me }: Snapshot): ChipCounts {
  const counts = new Map(CHIPS.map((chip) => [chip, 0]));
  const add = (chip: Chip) => counts.set(chip, (counts.get(chip) ?? 0) + 1);
  for (const { leadId, owner, state } of followUps.values()) {
    if (!byId.has(leadId)) continue;
    if (owner === me) add('Mine');
    add(state);
  }
  return counts;
}

/** Sorts `leads`, which are newest first. 'Answer by' puts live leads first, the earliest due on top, then the others, newest first. */
export function inOrder(order: Order, leads: readonly Lead[], { followUps }: Snapshot, now: number): readonly Lead[] {
  if (order === 'Newest first') return leads;
  if (order === 'Oldest first') return [...leads].reverse();
  const [live, others]: [Lead[], Lead[]] = [[], []];
  for (const lead of leads) (isLive(lead, followUps.get(lead.id), now) ? live : others).push(lead);
  // A lead that arrived later is never due earlier.
  return [...live.reverse(), ...others];
}

/** The distinct non-empty values of a field, in the alphabetical order of their labels. */
export function distinctValues(leads: readonly Lead[], field: 'service' | 'source'): string[] {
  const stored = [...new Set(leads.map((lead) => lead[field]))].filter((value) => value !== '');
  return stored.sort((a, b) => compareTexts(labelOf(field, a), labelOf(field, b)));
}
