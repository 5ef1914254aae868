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
      className="group flex min-h-12 items-center gap-3"
    >
      <span aria-hidden="true" className="relative h-4.5 w-8.5 rounded-full border border-champagne">
        <span className="absolute top-[3px] left-[3px] size-2.5 rounded-full bg-champagne transition-transform group-aria-checked:translate-x-4" />
      </span>
      Pause motion
    </button>
  );
}
