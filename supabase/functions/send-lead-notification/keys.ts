import { timingSafeEqual } from 'node:crypto';

/**
 * Whether `given` is one of the keys. Compares digests, and all of them, so that the time it takes tells nothing about
 * a key or its length.
 */
export async function isOneOf(given: string | null, keys: readonly string[]): Promise<boolean> {
  const presented = await digest(given ?? '');
  let found = false;
  for (const key of keys) {
    if (timingSafeEqual(presented, await digest(key)) && key !== '') found = true;
  }
  return found;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
