import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import type { Plugin } from 'vite';

/** One script file of the build. */
export interface ChunkReport {
  /** Path below dist/. */
  file: string;
  /** The files it imports statically. */
  imports: string[];
  /** The modules in it: paths from the root of the repository, package files from node_modules on. */
  modules: string[];
}

/** Where the report of the last build lies: not in dist/, which is published as it is. */
export function chunkReportFile(root: string): string {
  return join(root, 'node_modules/.cache/chunks.json');
}

/** Writes down what the build has put where (ChunkReport[]), for `npm run budget`. */
export function chunkReport(root: string): Plugin {
  return {
    name: 'chunk-report',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const report: ChunkReport[] = Object.values(bundle)
        .filter((part) => part.type === 'chunk')
        .map(({ fileName, imports, moduleIds }) => ({
          file: fileName,
          imports,
          modules: moduleIds.map((id) => nameOf(id, root)),
        }));
      const file = chunkReportFile(root);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(report));
    },
  };
}

function nameOf(id: string, root: string): string {
  const packages = id.lastIndexOf('node_modules/');
  return packages === -1 ? relative(root, id) : id.slice(packages);
}
