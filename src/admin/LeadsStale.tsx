import { useRef, useState } from 'react';

import { showClock } from '@/leads/dubaiTime';
import { Sign } from '@/ui/Sign';

interface LeadsStaleProps {
  /** When the leads in view were loaded, in ms since 1970; undefined while nothing is amiss. */
  since: number | undefined;
  /** Resolves when another try has ended. */
  onRenew: () => Promise<void>;
}

/** Above leads that could not be loaded anew: how old they are, and a way to try again. Announced when it comes. */
export function LeadsStale({ since, onRenew }: LeadsStaleProps) {
  const [trying, setTrying] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  async function tryAgain(): Promise<void> {
    // The button goes with what it mends: the focus would be lost with it.
    place.current?.focus();
    setTrying(true);
    await onRenew();
    setTrying(false);
  }

  return (
    <div ref={place} role="status" tabIndex={-1} className="outline-none">
      {since !== undefined && (
        <div className="grid grid-cols-[20px_1fr] gap-x-2.5 bg-warn-tint px-4 pt-3 text-small/5 font-semibold text-warn md:flex md:items-center md:justify-center md:pt-0">
          <Sign name="alert" size={20} />
          <span>These are the leads of {showClock(since)}. Newer ones could not be loaded.</span>
          <button
            type="button"
            disabled={trying}
            onClick={() => void tryAgain()}
            className="col-start-2 min-h-11 justify-self-start rounded-sm underline decoration-1 underline-offset-3 disabled:cursor-progress disabled:no-underline md:px-1"
          >
            {trying ? 'Trying again...' : 'Try again'}
          </button>
        </div>
      )}
    </div>
  );
}
