import type { FieldName, LeadValues } from './fields';

type Listener = (name: FieldName, value: string) => void;

/** What two forms of one page hold in common (both lip-blush forms share state). */
export interface SharedValues {
  read(): Readonly<Partial<LeadValues>>;
  /** Tells every other form; `source` is the one that was typed into. */
  write(name: FieldName, value: string, source: Listener): void;
  clear(): void;
  /** Returns the unsubscribe function. */
  watch(listener: Listener): () => void;
}

export function createSharedValues(): SharedValues {
  let values: Partial<LeadValues> = {};
  const listeners = new Set<Listener>();
  return {
    read: () => values,
    write(name, value, source) {
      if (values[name] === value) return;
      values = { ...values, [name]: value };
      for (const listener of listeners) if (listener !== source) listener(name, value);
    },
    clear() {
      values = {};
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
