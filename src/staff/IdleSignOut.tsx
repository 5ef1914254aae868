import { useEffect, useEffectEvent, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { NoticeIcon } from '@/ui/NoticeIcon';

import { type Activity, IDLE_MS } from './activity';
import type { StaffSession } from './session';

const WARN_AFTER_MS = 28 * 60_000;
const CHECK_EVERY_MS = 5_000;
const warning = classNames(
  'grid grid-cols-[20px_1fr] gap-x-2 border-t border-warn bg-warn-tint px-4 pt-3 md:flex md:items-center md:justify-center md:py-2',
  'text-small/5 font-semibold text-warn',
);
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Signs out after half an hour without activity in any tab. A warning appears two minutes before. */
export function IdleSignOut({ session }: { session: StaffSession }) {
  const { isNear, stay } = useIdle(session.activity, () => void session.signOut(true));
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-toast">
      {isNear && (
        <div className={warning}>
          <NoticeIcon name="alert" size={20} />
          <span>No activity for a while. You will be signed out in two minutes.</span>
          <button
            type="button"
            onClick={stay}
            className="col-start-2 min-h-11 justify-self-start rounded-sm underline decoration-1 underline-offset-3 md:px-1"
          >
            Stay signed in
          </button>
        </div>
      )}
    </div>
  );
}

/** Calls `onIdle` after IDLE_MS without activity in any tab. `isNear`: `onIdle` is less than two minutes away. `stay` prevents it. */
function useIdle(activity: Activity, onIdle: () => void): { isNear: boolean; stay: () => void } {
  const [isNear, setNear] = useState(false);
  const leave = useEffectEvent(onIdle);

  useEffect(() => {
    const check = (): boolean => {
      const idleMs = activity.idleMs();
      setNear(idleMs >= WARN_AFTER_MS);
      if (idleMs >= IDLE_MS) leave();
      return idleMs < IDLE_MS;
    };
    // Check before noting activity. A sleeping computer runs no timers, and the person who wakes it or opens this page may be somebody else.
    const onActivity = (): void => {
      if (check()) activity.note();
    };
    onActivity();
    const ended = new AbortController();
    const { signal } = ended;
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, onActivity, { passive: true, signal });
    document.addEventListener('visibilitychange', check, { signal });
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, [activity]);

  return {
    isNear,
    stay: () => {
      activity.note();
      setNear(false);
    },
  };
}
