import { useState } from 'react';

import { Button } from '@/ui/Button';
import { dismissToast, showToast } from '@/ui/toast';

import { useDesk } from '../DeskContext';
import { saveFile } from '../export/ExportLeads';
import { exportedText, googleAdsFile } from '../export/googleAds';

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
      <Button dense look="line" aria-disabled={phase === 'reading' || undefined} onClick={() => void download()}>
        For Google Ads
      </Button>
      <p role="status" className="text-ink-soft empty:hidden">
        {phase === 'none' && 'No booking of the last 90 days has a Google click.'}
      </p>
    </>
  );
}
