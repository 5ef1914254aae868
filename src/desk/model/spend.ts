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
  const without = spends.filter(({ campaign }) => campaign === null).map(({ channel }) => channel);
  const channels = [...new Set([...AD_CHANNELS, ...without])].map((channel) => ({ channel, campaign: null }));
  return [...withCampaign, ...channels].map(({ channel, campaign }) => ({
    channel: channel ?? '',
    campaign,
    saved: spends.find((spend) => spend.channel === channel && spend.campaign === campaign),
  }));
}

/** Reads a typed figure: null if the field is empty, undefined if the text cannot be saved. */
export function readAmount(text: string): number | null | undefined {
  const amount = parseAmount(text);
  return amount === null || amount <= MAX_SPEND ? amount : undefined;
}
