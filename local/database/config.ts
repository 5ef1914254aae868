import { readFileSync } from 'node:fs';

import { parse, type TomlTable, type TomlValue } from 'smol-toml';

/** The settings of supabase/config.toml. Throws with the line where the file is not TOML. */
export function readConfig(path: string): TomlTable {
  return parse(readFileSync(path, 'utf8'));
}

/** The table of that name, empty when the file has none. */
export function tableOf(config: TomlTable, name: string): TomlTable {
  const table = config[name];
  return isTable(table) ? table : {};
}

function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
}
