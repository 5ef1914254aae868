import { useEffect, useState } from 'react';

import type { LeadArchive, MailState } from '@/leads/ports';

/** Whether the studio was told of its leads; asked anew whenever the leads were loaded. What cannot be asked leaves what was known. */
export function useMailState(archive: LeadArchive, loadedAt: number): MailState | undefined {
  const [state, setState] = useState<MailState>();

  useEffect(() => {
    if (loadedAt === 0) return undefined;
    let over = false;
    archive.state().then(
      (found) => {
        if (!over) setState(found === 'stray' ? undefined : found);
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [archive, loadedAt]);

  return state;
}
