import { whenIdle } from '@/lib/idle';
import { createStore, type Readable } from '@/lib/store';

import type { Lead } from '../model/lead';
import { createPeople, type Person } from '../model/people';
import type { LeadStore } from './leads';

/** Leads per slice. A slice takes a few milliseconds even on a slow computer. */
const SLICE = 400;
const LATEST_MS = 500;

/** Indexes leads by person while the browser is idle, to find people who asked more than once. */
export function createPeopleStore(leads: LeadStore): Readable<(person: Person) => Lead[]> & { start: () => () => void } {
  const people = createPeople();
  const known = new Set<string>();
  const find = () => (person: Person) => people.others(person, leads.byId);
  const { get, set, subscribe } = createStore(find());
  return {
    get,
    subscribe,
    start() {
      let callOff: (() => void) | undefined;
      let read: readonly Lead[] = [];
      const addFrom = (start: number): void => {
        const slice = read.slice(start, start + SLICE).filter(({ id }) => !known.has(id));
        people.add(slice);
        for (const { id } of slice) known.add(id);
        if (start + SLICE < read.length) callOff = whenIdle(() => addFrom(start + SLICE), LATEST_MS);
        else set(find());
      };
      const readAll = (): void => {
        if (read === leads.get().all) return;
        read = leads.get().all;
        callOff?.();
        callOff = whenIdle(() => addFrom(0), LATEST_MS);
      };
      readAll();
      const unsubscribe = leads.subscribe(readAll);
      return () => {
        unsubscribe();
        callOff?.();
      };
    },
  };
}
