import { Icon } from '@/ui/Icon';

import { showClock } from './leadDate';

interface LeadsOutdatedProps {
  /** When the leads in view were loaded, in ms since 1970; undefined while nothing is amiss. */
  since: number | undefined;
  onRenew: () => void;
}

/** Above leads that could not be loaded anew: how old they are, and a way to try again. Announced when it comes. */
export function LeadsOutdated({ since, onRenew }: LeadsOutdatedProps) {
  return (
    <div role="status">
      {since !== undefined && (
        <p className="flex flex-wrap items-center justify-center gap-x-2.5 bg-warn-tint px-4 text-center text-small/5 font-semibold text-warn">
          <Icon name="alert" size={20} />
          <span className="max-w-full py-3">These are the leads of {showClock(since)}. Newer ones could not be loaded.</span>
          <button type="button" onClick={onRenew} className="min-h-11 rounded-sm px-1 underline decoration-1 underline-offset-3">
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
