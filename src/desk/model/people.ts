import { showTime } from './dubaiTime';
import type { Snapshot } from './followUp';
import type { Lead } from './lead';
import { readPhone } from './phone';

/** The parts of a lead that tell who sent it, and its id. */
export type Person = Pick<Lead, 'id' | 'phone' | 'email'>;

/** The keys that identify a person: the normalized number and email, as far as the lead has them. */
function personKeys({ phone, email }: Person): string[] {
  const dial = readPhone(phone)?.dial;
  const address = email.trim().toLowerCase();
  return [...(dial === undefined ? [] : [dial]), ...(address.includes('@') ? [address] : [])];
}

/** An index of leads by number and email, to find people who asked more than once. */
export interface People {
  /** Adds leads, each only once. Call it with slices while idle: 50,000 leads in one call would block a key press. */
  add: (leads: readonly Lead[]) => void;
  /** The other leads with the same number or email, newest first, without deleted leads. */
  others: (person: Person, byId: Snapshot['byId']) => Lead[];
}

export function createPeople(): People {
  const known = new Map<string, string[]>();
  return {
    add(leads) {
      for (const lead of leads) {
        for (const key of personKeys(lead)) {
          const ids = known.get(key);
          if (ids) ids.push(lead.id);
          else known.set(key, [lead.id]);
        }
      }
    },
    others(person, byId) {
      const ids = new Set(personKeys(person).flatMap((key) => known.get(key) ?? []));
      ids.delete(person.id);
      const found = [...ids].flatMap((id) => byId.get(id) ?? []);
      return found.sort((a, b) => b.createdAt - a.createdAt);
    },
  };
}

/** 'Also asked on 3 Feb 2026, 12:00' */
export function alsoAsked({ createdAt }: Lead): string {
  return `Also asked on ${showTime(createdAt)}`;
}
