import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * How the endpoint answers. `error`: JSON {status:'error'}; `html`: Google's error page, which a browser cannot read;
 * `silent`: never. In these three the script does not run.
 */
export type ScriptFault = 'ok' | 'error' | 'html' | 'silent';

const FAULTS: ReadonlySet<string> = new Set(['error', 'html', 'silent']);

/** The fault named in `<dataDir>/script-fault`; without the file (or with another word in it) `otherwise`. */
export async function readFault(dataDir: string, otherwise: ScriptFault): Promise<ScriptFault> {
  const word = await readFile(join(dataDir, 'script-fault'), 'utf8').then(
    (text) => text.trim(),
    () => '',
  );
  return FAULTS.has(word) ? (word as ScriptFault) : otherwise;
}
