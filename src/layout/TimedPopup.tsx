import { useEffect, useRef } from 'react';

import { untilThere } from '@/boot/later';
import { useLeadDelivery } from '@/leads/LeadDelivery';
import type { PopupId } from '@/site/pages';

import { lateTimedPopup } from './late';

/** The place of a page's lead popup. What opens it, and when, comes late (layout/timedPopupHost.tsx). */
export function TimedPopup({ id }: { id: PopupId }) {
  const host = useRef<HTMLDivElement>(null);
  const delivery = useLeadDelivery();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void untilThere(lateTimedPopup).then((start) => {
      if (host.current && !gone) stop = start(id, host.current, delivery);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [id, delivery]);
  return <div ref={host} />;
}
