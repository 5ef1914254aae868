import type { FieldName, LeadValues } from './fields';

type Listener = (name: FieldName, value: string) => void;

/** Values shared by two forms of one page (the lip-blush forms). */
export interface SharedValues {
  read(): Readonly<Partial<LeadValues>>;
  /** Notifies every form except `source`, the one that was typed into. */
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
