import type { LeadRecord, SheetPayload, SheetQuery } from '@/leads/fields';
import type { OutboxEntry } from '@/leads/outbox/entry';
import type { OutboxStore } from '@/leads/outbox/store';
import type { Outcome, NotificationPort, SheetPort, TablePort } from '@/leads/ports';

export const payload: SheetPayload = {
  name: 'Hessa A.',
  email: '',
  whatsapp: '+971 50 123 4567',
  service: 'lip-blush',
  message: 'Quick inquiry from Home popup',
  landingPage: 'home_popup',
};

/** An outbox in memory that stores copies, as IndexedDB does. */
export function memoryStore(): OutboxStore & { entries: Map<string, OutboxEntry> } {
  const entries = new Map<string, OutboxEntry>();
  return {
    entries,
    async put(entry) {
      entries.set(entry.sid, structuredClone(entry));
    },
    async all() {
      return [...entries.values()].map((entry) => structuredClone(entry));
    },
    async update({ sid }, change) {
      const entry = entries.get(sid);
      if (!entry) return;
      const changed = change(entry);
      if (changed) entries.set(sid, changed);
      else entries.delete(sid);
    },
    takeEarly: async () => false,
  };
}

/** A destination that gives `responses` in turn, then repeats the last answer. `calls`: the ids received. `queries`: their queries. */
export function destination(...responses: (Outcome | Promise<Outcome>)[]) {
  const calls: string[] = [];
  const queries: SheetQuery[] = [];
  const respond = async (id: string): Promise<Outcome> => {
    calls.push(id);
    return (responses.length > 1 ? responses.shift() : responses[0]) ?? 'delivered';
  };
  const append: SheetPort['append'] & TablePort['insert'] = (id, _content, query) => {
    queries.push(query);
    return respond(id);
  };
  const table: TablePort = { prepare: () => undefined, insert: append, insertRecord: () => respond('record') };
  return { calls, queries, sheet: { append }, table };
}

/** A notification port. `told`: the records it received. */
export function studio() {
  const told: LeadRecord[] = [];
  const notification: NotificationPort = { notify: async (record) => void told.push(record) };
  return { told, notification };
}
