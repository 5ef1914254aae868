import { parseAmount } from './amount';
import type { CampaignFigures, Spend } from './campaigns';
import { sortedCampaigns } from './campaignTable';

/** The channels that the studio advertises on. */
export const AD_CHANNELS = ['Google', 'Instagram', 'Facebook'] as const;
/** In AED per month. */
const MAX_SPEND = 999_999;

/** A campaign whose spend can be typed in. */
export interface SpendLine {
  channel: string;
  /** Null: the channel's adverts without a campaign. */
  campaign: string | null;
  saved: Spend | undefined;
}

/** The campaigns of a month, then each channel without a campaign. */
export function spendLines(figures: readonly CampaignFigures[], spends: readonly Spend[]): SpendLine[] {
  const withCampaign = sortedCampaigns(figures).filter(({ campaign }) => campaign !== null);
  const isAdChannel = (name: string): boolean => AD_CHANNELS.some((channel) => isSameName(channel, name));
  const without = spends.filter(({ channel, campaign }) => campaign === null && !isAdChannel(channel));
  const channels = [...AD_CHANNELS, ...without.map(({ channel }) => channel)].map((channel) => ({ channel, campaign: null }));
  return [...withCampaign, ...channels].map(({ channel, campaign }) => ({
    channel: channel ?? '',
    campaign,
    saved: spends.find((spend) => isSameName(spend.channel, channel) && isSameName(spend.campaign, campaign)),
  }));
}

/** Compares names as campaign_figures does. */
function isSameName(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/** Reads a typed figure: null if the field is empty, undefined if the text cannot be saved. */
export function readAmount(text: string): number | null | undefined {
  const amount = parseAmount(text);
  return amount === null || amount <= MAX_SPEND ? amount : undefined;
}
