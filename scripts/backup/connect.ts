import { Client } from 'pg';

/** Runs a task with a connection to the database in SUPABASE_DB_URL. Prints an error and sets the exit code instead of throwing. */
export async function withDatabase(task: (client: Client) => Promise<void>): Promise<void> {
  const connectionString = process.env.SUPABASE_DB_URL;
  try {
    if (!connectionString)
      throw new Error('Set SUPABASE_DB_URL to the connection string of the project (Supabase: Connect, Session pooler).');
    const client = new Client({ connectionString });
    await client.connect();
    try {
      await task(client);
    } finally {
      await client.end();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The passphrase in BACKUP_PASSPHRASE, '' without one. */
export const passphrase = process.env.BACKUP_PASSPHRASE ?? '';
