const MAX_KEY_CHARS = 250;
const MAX_VALUE_CHARS = 100 * 1024;
const MAX_SECONDS = 6 * 60 * 60;

/** CacheService's script cache: texts that vanish after their time. */
export class ExpiringCache {
  readonly #entries = new Map<string, { value: string; untilMs: number }>();
  readonly #nowMs: () => number;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  get(key: string): string | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.untilMs > this.#nowMs()) return entry.value;
    this.#entries.delete(key);
    return null;
  }

  put(key: string, value: string, seconds: number): void {
    if (key.length > MAX_KEY_CHARS || value.length > MAX_VALUE_CHARS) throw new Error('Argument too large: key or value');
    if (seconds > MAX_SECONDS) throw new Error('Argument too large: expirationInSeconds');
    this.#entries.set(key, { value, untilMs: this.#nowMs() + seconds * 1000 });
  }
}
