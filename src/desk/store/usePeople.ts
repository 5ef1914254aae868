import { useEffect, useState } from 'react';

import { whenIdle } from '@/lib/idle';

import type { Lead } from '../model/lead';
import { createPeople, type People } from '../model/phone';

/** So many leads take a few milliseconds, on a slow computer too. */
const SLICE = 400;
const LATEST_MS = 500;

/** Who has asked more than once; it is found out when nothing else is to be done. Another object each time that more is known. */
export function usePeople(leads: readonly Lead[]): { people: People } {
  const [known] = useState(() => new Set<string>());
  const [found, setFound] = useState(() => ({ people: createPeople() }));

  useEffect(() => {
    let callOff: (() => void) | undefined;
    const takeFrom = (start: number): void => {
      const slice = leads.slice(start, start + SLICE).filter(({ id }) => !known.has(id));
      found.people.add(slice);
      for (const { id } of slice) known.add(id);
      if (start + SLICE < leads.length) callOff = whenIdle(() => takeFrom(start + SLICE), LATEST_MS);
      else setFound(({ people }) => ({ people }));
    };
    callOff = whenIdle(() => takeFrom(0), LATEST_MS);
    return () => callOff?.();
  }, [leads, known, found.people]);

  return found;
}
