import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Not a secret: like the hosted publishable key, this key is sent to every visitor's browser. */
export const PUBLISHABLE_KEY = 'sb_publishable_local_demo';

export interface LocalKeys {
  /** The API key of role service_role, for the edge functions. */
  secretKey: string;
  /** Signs the access tokens of staff. */
  jwtSecret: string;
}

/** Reads the secrets of a data folder. The first start generates the secrets in a file that only the file's owner can read. */
export function loadKeys(path: string): LocalKeys {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as LocalKeys;
  const keys = { secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`, jwtSecret: randomBytes(48).toString('base64url') };
  writeFileSync(path, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
