import { relative } from 'node:path';

import type { Plugin } from 'vite';

import { classesOfScript } from './criticalCss.ts';

/** By path relative to the repository: possible class names in a module's code, and its static and dynamic imports. */
export type ModuleGraph = Record<string, { classes: string[]; imports: string[] }>;
export const MODULE_GRAPH = '.vite/modules.json';

/** Writes the build's modules beside Vite's manifest. The manifest lists only files, and one file may hold modules of several pages. */
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
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        const imports = [...importedIds, ...dynamicallyImportedIds].map((other) => relative(root, other));
        graph[relative(root, id)] = { classes: classesOfScript(codeOf.get(id) ?? ''), imports };
      }
      this.emitFile({ type: 'asset', fileName: MODULE_GRAPH, source: JSON.stringify(graph) });
    },
  };
}
