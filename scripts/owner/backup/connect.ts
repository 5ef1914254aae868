import { setFlagsFromString } from 'node:v8';

import { Client } from 'pg';

import { printable, showProgress } from './terminal.ts';

// Millions of short-lived rows make V8 enlarge its young generation by 100 MB, for no gain in speed.
setFlagsFromString('--semi-space-growth-factor=1');

/** Runs a task with a connection to the database in SUPABASE_DB_URL. Prints an error and sets the exit code instead of throwing. */
export async function withDatabase(task: (client: Client) => Promise<void>): Promise<void> {
  try {
    const client = await connect(process.env.SUPABASE_DB_URL ?? '');
    try {
      await task(client);
    } finally {
      await client.end();
    }
  } catch (error) {
    showProgress('');
    console.error(printable(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}

const CONNECT_MS = 20_000;
const ADDRESS = 'the connection string of the project (Supabase: Connect, Session pooler)';

export async function connect(connectionString: string): Promise<Client> {
  if (connectionString === '') throw new Error(`Set SUPABASE_DB_URL to ${ADDRESS}.`);
  const [, credentials = ''] = /^\w+:\/\/(.*)@/s.exec(connectionString) ?? [];
  if (/[/?#\\\s]|%(?![\da-f]{2})/i.test(credentials))
    throw new Error(
      'The password in SUPABASE_DB_URL has a character that an address cannot hold. Encode it: / as %2F, ? as %3F, # as %23, % as %25, @ as %40, a space as %20.',
    );
  try {
    const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
    if (client.port === 6543) throw new Error('port 6543 is the transaction pooler, which keeps no session');
    // A lost connection also fails the query that waits for it.
    client.on('error', () => undefined);
    await client.connect();
    // Supabase ends a statement after two minutes, and a large table takes longer.
    await client.query('set statement_timeout = 0');
    return client;
  } catch (error) {
    const { code, message } = Object(error);
    throw new Error(`No connection to the database (${message || code}). Check SUPABASE_DB_URL: ${ADDRESS}, with its password.`, {
      cause: error,
    });
  }
}

/** The passphrase in BACKUP_PASSPHRASE, '' without one. */
export const passphrase = process.env.BACKUP_PASSPHRASE ?? '';
