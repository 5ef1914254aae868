import type { AdConversion } from '../model/campaigns';
import { dubaiClock, dubaiDay } from '../model/dubaiTime';

/** The columns of Google's template; it refuses others, and personal data. */
const COLUMNS = 'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency';
/** The conversion action in Google Ads that counts these bookings (docs/going-live.md). */
const ACTION = 'Booked';

/** The file for Google Ads. Google counts a booking once, however often it is uploaded. */
export function googleAdsFile(bookings: readonly AdConversion[], now: number): { name: string; content: string } {
  const lines = bookings.map(({ clickId, bookedAt, aed }) => {
    const value = aed === null ? ',' : `${aed.toFixed(2)},AED`;
    return `${clickId},${ACTION},${dubaiClock(bookedAt)}+0400,${value}`;
  });
  return { name: `google-ads-${dubaiDay(now)}.csv`, content: [COLUMNS, ...lines, ''].join('\n') };
}

/** '7 bookings exported, 2 left out: their clicks have no Google click ID.' */
export function exportedText(exported: number, leftOut: number): string {
  const count = exported === 1 ? '1 booking exported' : `${exported} bookings exported`;
  return leftOut === 0 ? count : `${count}, ${leftOut} left out: their clicks have no Google click ID.`;
}
