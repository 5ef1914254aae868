import { useState } from 'react';

import { NoticeStrip } from '@/ui/NoticeStrip';

import { showClock } from './model/dubaiTime';

interface LeadsStaleProps {
  /** When the leads in view were loaded, in ms since 1970; undefined while nothing is amiss. */
  since: number | undefined;
  /** Resolves when another try has ended. */
  onRenew: () => Promise<void>;
}

/** Above leads that could not be loaded anew: how old they are, and a way to try again. */
export function LeadsStale({ since, onRenew }: LeadsStaleProps) {
  const [trying, setTrying] = useState(false);

  async function tryAgain(): Promise<void> {
    setTrying(true);
    await onRenew();
    setTrying(false);
  }

  return (
    <NoticeStrip action={{ label: trying ? 'Trying again...' : 'Try again', busy: trying, onPress: () => void tryAgain() }}>
      {since === undefined ? undefined : `These are the leads of ${showClock(since)}. Newer ones could not be loaded.`}
    </NoticeStrip>
  );
}
