import { relative } from 'node:path';

import type { Plugin } from 'vite';

import { classesOfScript } from './criticalCss.ts';

/** For each module, by path relative to the repository: the possible class names in its code, and its static imports. */
export type ModuleGraph = Record<string, { classes: string[]; imports: string[] }>;
export const MODULE_GRAPH = '.vite/modules.json';

/** Writes the module graph beside Vite's manifest. The manifest lists only files, and a file can contain modules of several pages. */
export function moduleGraph(root: string): Plugin {
  return {
    name: 'module-graph',
    apply: 'build',
    generateBundle(_options, bundle) {
      const codeOf = new Map<string, string>();
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk') for (const [id, { code }] of Object.entries(part.modules)) codeOf.set(id, code ?? '');
      }
      const graph: ModuleGraph = {};
      for (const id of this.getModuleIds()) {
        const imports = (this.getModuleInfo(id)?.importedIds ?? []).map((other) => relative(root, other));
        graph[relative(root, id)] = { classes: classesOfScript(codeOf.get(id) ?? ''), imports };
      }
      this.emitFile({ type: 'asset', fileName: MODULE_GRAPH, source: JSON.stringify(graph) });
    },
  };
}
