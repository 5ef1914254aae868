/** Where a lead came from: a visit to the site, or what the client told a member of staff. */
export interface Origin {
  channel: string;
  campaign: string | null;
  /** The path of the visit's first page. */
  firstPage: string | null;
  toldBy: 'visit' | 'staff';
}

/** The figures of one campaign over some months. Amounts are in AED. */
export interface CampaignFigures {
  /** Null if the origin of these leads is not known. */
  channel: string | null;
  campaign: string | null;
  leads: number;
  answered: number;
  booked: number;
  came: number;
  value: number;
  /** Null if no spend was typed in. */
  spend: number | null;
}

/** What a campaign cost in a month. Without a campaign: what the channel's other adverts cost. */
export interface Spend {
  channel: string;
  campaign: string | null;
  aed: number;
  byName: string;
  /** When it was saved, in ms since 1970. */
  at: number;
}

/** A change of a figure; null deletes it. */
export type SpendChange = Pick<Spend, 'channel' | 'campaign'> & { aed: number | null };

/** A click on a Google advert whose lead is booked. */
export interface AdConversion {
  clickKind: 'gclid' | 'gbraid' | 'wbraid';
  clickId: string;
  /** When the lead was last set to Booked, in ms since 1970. */
  bookedAt: number;
  aed: number | null;
}

/** Campaigns as staff use them. Months are first days, such as '2026-11-01'. Methods reject with an Error when the backend fails. */
export interface CampaignBackend {
  /** Null if the origin of the lead is not known, also if the latest database migration has not been run. */
  origin(leadId: string): Promise<Origin | null>;
  /** The figures of the months from `from` to before `to`. `missing`: the latest database migration has not been run. */
  campaignFigures(from: string, to: string): Promise<CampaignFigures[] | 'missing'>;
  spend(month: string): Promise<Spend[]>;
  /** Saves all changes or none. `channel`, `campaign`: the database does not take this name. */
  saveSpend(month: string, changes: readonly SpendChange[]): Promise<'saved' | 'channel' | 'campaign'>;
  /** The bookings that Google accepts. */
  adConversions(): Promise<AdConversion[]>;
}
