import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Local only and no secret: it is in every visitor's browser, as the hosted publishable key is. */
export const PUBLISHABLE_KEY = 'sb_publishable_local_demo';

export interface LocalKeys {
  /** The API key of role service_role: the edge function's. */
  secretKey: string;
  /** Signs the access tokens of staff. */
  jwtSecret: string;
}

/** The secrets of one data folder: made at random on the first start, readable by their owner only. */
export function loadKeys(path: string): LocalKeys {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as LocalKeys;
  const keys = { secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`, jwtSecret: randomBytes(48).toString('base64url') };
  writeFileSync(path, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
