import { cp } from 'node:fs/promises';

import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

import { createDatabase } from '../../local/database.ts';
import { temporaryFolder } from './serve.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder that was started and closed once. */
    preparedData: string;
  }
}

/** For vitest's `globalSetup`: one data folder for all files, because a fresh one takes seconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  const database = await createDatabase({ root: `${import.meta.dirname}/../..`, dataDir: folder.path });
  await database.close();
  project.provide('preparedData', folder.path);
  return folder.remove;
}

/** Makes `dataDir` a folder that was started and closed once: migrated, with the sample data. */
export async function usedData(dataDir: string): Promise<void> {
  await cp(inject('preparedData'), dataDir, { recursive: true });
}
