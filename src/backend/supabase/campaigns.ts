import type { SupabaseClient } from '@supabase/supabase-js';

import type { AdConversion, CampaignBackend, CampaignFigures, Origin, Spend } from '@/desk/model/campaigns';

import { NO_FUNCTION, NO_TABLE, numberIn, rowsOf, textIn, timestampMs } from './rows';

type WithFreshToken = <T extends { status: number }>(send: () => PromiseLike<T>) => Promise<T>;

/** The part of the desk's adapter that reads and writes campaigns. */
export function campaignBackend(client: SupabaseClient, withFreshToken: WithFreshToken): CampaignBackend {
  return {
    async origin(leadId) {
      const response = await withFreshToken(() =>
        client.from('lead_origin').select('channel,campaign,landing,told_by').eq('lead_id', leadId),
      );
      if (response.error?.code === NO_TABLE) return null;
      const [row] = rowsOf(response);
      return row === undefined ? null : toOrigin(row);
    },

    async campaignFigures(from, to) {
      const response = await withFreshToken(() => client.rpc('campaign_figures', { p_from: from, p_to: to }));
      return response.error?.code === NO_FUNCTION ? 'missing' : rowsOf(response).map(toFigures);
    },

    async spend(month) {
      const response = await withFreshToken(() =>
        client.from('campaign_spend').select('channel,campaign,aed,by_name,updated_at').eq('month', month),
      );
      return rowsOf(response).map(toSpend);
    },

    async saveSpend(month, changes) {
      const figures = changes.map(({ channel, campaign, aed }) => ({ month, channel, campaign: campaign ?? '', aed }));
      const { error } = await withFreshToken(() => client.rpc('set_spend', { p_figures: figures }));
      if (error?.details === 'channel' || error?.details === 'campaign') return error.details;
      if (error) throw new Error(error.message, { cause: error });
      return 'saved';
    },

    async adConversions() {
      return rowsOf(await withFreshToken(() => client.rpc('ad_conversions'))).map(toConversion);
    },
  };
}

function toOrigin(row: unknown): Origin {
  return {
    channel: textIn(row, 'channel'),
    campaign: textIn(row, 'campaign') || null,
    firstPage: textIn(row, 'landing') || null,
    toldBy: textIn(row, 'told_by') === 'staff' ? 'staff' : 'visit',
  };
}

function toFigures(row: unknown): CampaignFigures {
  const count = (column: string): number => numberIn(row, column) ?? 0;
  return {
    channel: textIn(row, 'channel') || null,
    campaign: textIn(row, 'campaign') || null,
    leads: count('leads'),
    answered: count('answered'),
    booked: count('booked'),
    came: count('came'),
    value: count('value'),
    spend: numberIn(row, 'spend'),
  };
}

function toSpend(row: unknown): Spend {
  return {
    channel: textIn(row, 'channel'),
    campaign: textIn(row, 'campaign') || null,
    aed: numberIn(row, 'aed') ?? 0,
    byName: textIn(row, 'by_name'),
    at: timestampMs(textIn(row, 'updated_at')),
  };
}

function toConversion(row: unknown): AdConversion {
  return {
    clickKind: textIn(row, 'click_kind') as AdConversion['clickKind'],
    clickId: textIn(row, 'click_id'),
    bookedAt: timestampMs(textIn(row, 'booked_at')),
    aed: numberIn(row, 'aed'),
  };
}
