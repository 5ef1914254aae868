import { cp } from 'node:fs/promises';

import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

import { createDatabase } from '../../local/database.ts';
import { temporaryFolder } from './serve.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a backend that was started and closed once. Folders next to it are removed with it. */
    preparedData: string;
  }
}

/** For vitest's `globalSetup`: prepares one data folder for all files and projects, because preparing a folder takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const registry = globalThis as { [PREPARED]?: ReturnType<typeof prepare> };
  registry[PREPARED] ??= prepare();
  const { dataDir, remove } = await registry[PREPARED];
  project.provide('preparedData', dataDir);
  return remove;
}

async function prepare(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const folder = await temporaryFolder();
  const dataDir = `${folder.path}/prepared`;
  const database = await createDatabase({ root: `${import.meta.dirname}/../..`, dataDir });
  await database.close();
  return { dataDir, remove: folder.remove };
}

const PREPARED = Symbol.for('atelier.tests.prepared');

/** Copies the prepared data folder, migrated and with the sample data, to `dataDir`. */
export async function usedData(dataDir: string): Promise<void> {
  await cp(inject('preparedData'), dataDir, { recursive: true });
}
