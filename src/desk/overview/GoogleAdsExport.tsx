import { useState } from 'react';

import { Button } from '@/ui/Button';
import { dismissToast, showToast } from '@/ui/toast';

import { useDesk } from '../DeskContext';
import { saveFile } from '../export/ExportLeads';
import type { AdConversion } from '../model/campaigns';
import { dubaiDateTime, dubaiDay } from '../model/dubaiTime';

/** The columns of Google's template; it refuses others, and personal data. */
const COLUMNS = 'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency';
/** The conversion action in Google Ads that counts these bookings (docs/going-live.md). */
const ACTION = 'Booked';
const FAILED = 'Failed to export bookings';

/** Downloads the bookings of the last 90 days that a Google advert brought, for an upload to Google Ads. */
export function GoogleAdsExport() {
  const { campaigns, clock } = useDesk();
  const [phase, setPhase] = useState<'reading' | 'none'>();

  async function download(): Promise<void> {
    if (phase === 'reading') return;
    setPhase('reading');
    try {
      const found = await campaigns.adConversions();
      dismissToast(FAILED);
      const bookings = found.filter(({ clickKind }) => clickKind === 'gclid');
      setPhase(bookings.length === 0 ? 'none' : undefined);
      if (bookings.length === 0) return;
      const { name, content } = googleAdsFile(bookings, clock.get());
      saveFile(name, new Blob([content], { type: 'text/csv;charset=utf-8' }));
      showToast({ title: 'Success', text: exportedText(bookings.length, found.length - bookings.length), kind: 'success' });
    } catch {
      setPhase(undefined);
      showToast({ title: 'Error', text: FAILED, kind: 'destructive' });
    }
  }

  return (
    <>
      <Button dense variant="line" aria-disabled={phase === 'reading' || undefined} onClick={() => void download()}>
        For Google Ads
      </Button>
      <p role="status" className="text-ink-soft empty:hidden">
        {phase === 'none' && 'No booking of the last 90 days has a Google click.'}
      </p>
    </>
  );
}

/** The file for Google Ads. Google counts a booking once, however often it is uploaded. */
function googleAdsFile(bookings: readonly AdConversion[], now: number): { name: string; content: string } {
  const lines = bookings.map(({ clickId, bookedAt, aed }) => {
    const value = aed === null ? ',' : `${aed.toFixed(2)},AED`;
    return `${clickId},${ACTION},${dubaiDateTime(bookedAt)}+0400,${value}`;
  });
  return { name: `google-ads-${dubaiDay(now)}.csv`, content: [COLUMNS, ...lines, ''].join('\n') };
}

/** '7 bookings exported, 2 left out: their clicks have no Google click ID.' */
function exportedText(exported: number, leftOut: number): string {
  const count = exported === 1 ? '1 booking exported' : `${exported} bookings exported`;
  return leftOut === 0 ? count : `${count}, ${leftOut} left out: their clicks have no Google click ID.`;
}
