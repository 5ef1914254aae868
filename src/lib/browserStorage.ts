type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a stored text; null if there is none or the browser blocks storage. */
export function readStorage(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes the key for `null`. Does nothing if storage is blocked or full, so callers must work without it. */
export function writeStorage(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // Storage is blocked or full.
  }
}
