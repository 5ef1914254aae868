import type { CampaignFigures, Spend } from './campaigns';
import { sortedCampaigns } from './campaignTable';

/** The channels that the studio advertises on. */
export const AD_CHANNELS = ['Google', 'Instagram', 'Facebook'] as const;
/** In AED per month. */
const MAX_SPEND = 999_999;
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

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

/** Reads an amount such as '1,200.50': null if the field is empty, undefined if the text cannot be saved. */
export function readAmount(text: string): number | null | undefined {
  if (text === '') return null;
  const amount = AMOUNT.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  return amount <= MAX_SPEND ? amount : undefined;
}
