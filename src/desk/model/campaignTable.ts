import { formatAmount } from '@/lib/money';

import type { CampaignFigures, Origin } from './campaigns';

const NOT_KNOWN = 'Not known';
/** The channel of the line that campaign_figures makes of small campaigns, so that a flood of invented ones fits. */
export const OTHERS = 'Other campaigns';
const NONE = '–';
/** Rates of fewer leads would mislead. */
export const MIN_LEADS_FOR_RATE = 10;

/** The periods of the figures by campaign: the first month and the month after the last, counted from the running one. */
export const PERIODS = [
  { name: 'This month', first: 0, end: 1 },
  { name: 'Last month', first: -1, end: 0 },
  { name: '3 months', first: -2, end: 1 },
  { name: '12 months', first: -11, end: 1 },
] as const;
export type Period = (typeof PERIODS)[number];

/** 'Google · spring-lips', 'Google search', 'Not known'. */
export function campaignName({ channel, campaign }: Pick<CampaignFigures, 'channel' | 'campaign'>): string {
  return dotted(channel ?? NOT_KNOWN, campaign);
}

/** 'Google · spring-lips · /lip-blush-dubai'. A lead added by hand: 'Google · spring-lips · told by the client', or only its source. */
export function originText(origin: Origin | null, source: string): string {
  if (origin === null) return NOT_KNOWN;
  const { channel, campaign, firstPage, toldBy } = origin;
  if (toldBy === 'visit') return dotted(channel, campaign, firstPage);
  return channel === source && campaign === null ? channel : dotted(channel, campaign, 'told by the client');
}

function dotted(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ');
}

/** The campaigns with most leads first, then by name; other campaigns and leads of unknown origin last. */
export function sortedCampaigns(figures: readonly CampaignFigures[]): CampaignFigures[] {
  const group = ({ channel }: CampaignFigures): number => (channel === null ? 2 : Number(channel === OTHERS));
  return [...figures].sort((a, b) => group(a) - group(b) || b.leads - a.leads || campaignName(a).localeCompare(campaignName(b), 'en'));
}

export function totalOf(figures: readonly CampaignFigures[]): CampaignFigures {
  const sum = (column: 'leads' | 'answered' | 'booked' | 'came' | 'value' | 'spend'): number =>
    figures.reduce((total, line) => total + (line[column] ?? 0), 0);
  return {
    channel: 'Total',
    campaign: null,
    leads: sum('leads'),
    answered: sum('answered'),
    booked: sum('booked'),
    came: sum('came'),
    value: sum('value'),
    spend: figures.every(({ spend }) => spend === null) ? null : sum('spend'),
  };
}

/** '1,200'; an en dash for null. */
export const amount = (aed: number | null): string => (aed === null ? NONE : formatAmount(Math.round(aed)));

/** '25%', the share of the leads that were booked. */
export function bookedRate({ leads, booked }: CampaignFigures): string {
  return leads < MIN_LEADS_FOR_RATE ? NONE : `${Math.round((100 * booked) / leads)}%`;
}

export function spendPerBooked({ leads, booked, spend }: CampaignFigures): string {
  if (leads < MIN_LEADS_FOR_RATE || spend === null) return NONE;
  return booked === 0 ? 'none booked' : amount(spend / booked);
}

/** '5 answered · 25% booked · AED 1,200 spent', where the table has no room for all columns. */
export function secondLine(figures: CampaignFigures): string {
  const { answered, came, value, spend } = figures;
  return dotted(
    `${amount(answered)} answered`,
    bookedRate(figures) === NONE ? null : `${bookedRate(figures)} booked`,
    came === 0 ? null : `${amount(came)} came, AED ${amount(value)}`,
    spend === null ? null : `AED ${amount(spend)} spent`,
  );
}
