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
      className="flex min-h-12 items-center gap-3 whitespace-nowrap"
    >
      <span aria-hidden="true" className="text-champagne">
        <svg width="34" height="18" fill="none" stroke="currentColor">
          <rect x=".5" y=".5" width="33" height="17" rx="8.5" />
          <circle cx={off ? 24 : 10} cy="9" r="4.5" fill="currentColor" />
        </svg>
      </span>
      Pause motion
    </button>
  );
}
