import { readFileSync } from 'node:fs';

export type ConfigTable = { [key: string]: ConfigValue };
export type ConfigValue = string | number | boolean | ConfigValue[] | ConfigTable;

/**
 * Reads the part of TOML that supabase/config.toml keeps to: `[table]` lines and one-line `key = value`, whose values are
 * JSON. Anything else is an error that names the line, so that no setting is passed over in silence.
 */
export function readConfig(path: string): ConfigTable {
  const config: ConfigTable = {};
  let table = config;
  for (const [index, raw] of readFileSync(path, 'utf8').split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const header = /^\[([\w.-]+)\]$/.exec(line)?.[1];
    const [, key, value] = /^([\w-]+)\s*=\s*(.+)$/.exec(line) ?? [];
    if (header !== undefined) table = openTable(config, header.split('.'));
    else if (key !== undefined && value !== undefined) table[key] = parseValue(value, `${path}, line ${index + 1}`);
    else throw new Error(`${path}, line ${index + 1}: not understood: ${line}`);
  }
  return config;
}

/** The table of that name, empty when the file has none. */
export function tableOf(config: ConfigTable, name: string): ConfigTable {
  const table = config[name];
  return isTable(table) ? table : {};
}

function openTable(config: ConfigTable, names: string[]): ConfigTable {
  let table = config;
  for (const name of names) {
    const inner = tableOf(table, name);
    table[name] = inner;
    table = inner;
  }
  return table;
}

function isTable(value: ConfigValue | undefined): value is ConfigTable {
  return typeof value === 'object' && !Array.isArray(value);
}

function parseValue(text: string, place: string): ConfigValue {
  try {
    return JSON.parse(text) as ConfigValue;
  } catch {
    throw new Error(`${place}: not understood: ${text}`);
  }
}
