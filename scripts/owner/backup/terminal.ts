import { createInterface } from 'node:readline/promises';

import type { Counts } from './tables.ts';

/** Removes control characters from a text that may hold what visitors typed. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '');

export function print(...lines: string[]): void {
  for (const line of lines) console.log(printable(line));
}

export function printCounts(counts: Counts): void {
  print(...Object.entries(counts).map(([table, rows]) => `${String(rows).padStart(8)}  ${table}`));
}

/** Replaces the last line of a terminal; prints nothing elsewhere. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

/** @throws Error unless the owner types yes. */
export async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Error(`${question} Nothing was written: without a terminal, agree with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new Error('Nothing was written.');
}
