import { useEffect, useRef } from 'react';

import { loadUntilAvailable } from '@/boot/lazyModule';
import { useLeadDelivery } from '@/leads/LeadDelivery';
import type { PopupId } from '@/site/pages';

import { lateTimedPopup } from './lateFrame';

/** The container of a page's lead popup. The script that opens it loads late (layout/timedPopupHost.tsx). */
export function TimedPopup({ id }: { id: PopupId }) {
  const host = useRef<HTMLDivElement>(null);
  const delivery = useLeadDelivery();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let unmounted = false;
    void loadUntilAvailable(lateTimedPopup).then((start) => {
      if (host.current && !unmounted) stop = start(id, host.current, delivery);
    });
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [id, delivery]);
  return <div ref={host} className="transition-none print:hidden" />;
}
