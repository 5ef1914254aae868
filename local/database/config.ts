import { readFileSync } from 'node:fs';

import { parse, type TomlTable, type TomlValue } from 'smol-toml';

/**
 * Reads a Supabase config.toml.
 * @throws Error naming the line of a syntax error.
 */
export function readConfig(path: string): TomlTable {
  return parse(readFileSync(path, 'utf8'));
}

/** Returns the TOML section of that name, or an empty section if there is none. */
export function sectionOf(config: TomlTable, name: string): TomlTable {
  const table = config[name];
  return isTable(table) ? table : {};
}

function isTable(value: TomlValue | undefined): value is TomlTable {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
}
