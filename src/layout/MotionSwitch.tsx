import { useSyncExternalStore } from 'react';

import { motionSwitchedOff, onMotionChange, switchMotion } from '@/lib/motion';

/** Stops all automatic motion on the site. The browser stores the choice. */
export function MotionSwitch() {
  const off = useSyncExternalStore(onMotionChange, motionSwitchedOff, () => false);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={off}
      onClick={() => switchMotion(!off)}
      className="group flex min-h-12 items-center gap-3 whitespace-nowrap"
    >
      <span
        aria-hidden="true"
        className="flex h-4.5 w-8.5 items-center rounded-full border border-champagne px-1 group-aria-checked:justify-end"
      >
        <span className="size-2.5 rounded-full border-5 border-champagne" />
      </span>
      Pause motion
    </button>
  );
}
