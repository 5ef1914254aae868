import { relative } from 'node:path';

import type { Plugin } from 'vite';

/** One script file of the build. */
export interface Chunk {
  file: string;
  /** The files it imports statically. */
  imports: string[];
  /** The paths of its modules, relative to the repository. Files of packages begin with node_modules/. */
  modules: string[];
}

/** Modules that must not be part of a page's first load. A form must not load Radix's select either, because phones use a native list. */
const LATE_FOR_PAGES = /^(node_modules\/(swiper|@supabase|@radix-ui|react-hook-form|sonner|idb)\/|src\/(staff|desk)\/)/;
const LATE_FOR_FORMS = /^node_modules\/@radix-ui\/react-select\//;
const PAGE = /^src\/(main|pages\/\w+)\.tsx$/;
const FORM = /^src\/leads\/form\/LeadForm\.tsx$/;

/** Fails the build if a page or form would load its late modules too early, or if chunks would run in the wrong order. */
export function chunkRules(root: string): Plugin {
  return {
    name: 'chunk-rules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter((part) => part.type === 'chunk')
        .map(({ fileName, imports, moduleIds }) => ({ file: fileName, imports, modules: moduleIds.map((id) => modulePath(id, root)) }));
      const violations = chunkRuleViolations(chunks);
      if (violations.length > 0) this.error(violations.join('\n'));
    },
  };
}

/** Returns one sentence for each broken rule, and for each rule that finds no module. */
export function chunkRuleViolations(chunks: readonly Chunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const violations: string[] = [];
  const entry = chunks.find(({ modules }) => modules.includes('src/main.tsx'));
  for (const { file, imports } of chunks) {
    // Importing the entry would start the page twice or too early.
    if (entry && imports.includes(entry.file)) violations.push(`${file} imports the entry ${entry.file}.`);
  }
  // In a cycle of chunks a module could run before the modules it depends on.
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start !== -1) violations.push(`${[...path.slice(start), file].join(' imports ')}: a cycle.`);
    if (start !== -1 || done.has(file)) return;
    for (const imported of byFile.get(file)?.imports ?? []) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const { file } of chunks) visit(file, []);
  for (const [which, late] of [
    [PAGE, LATE_FOR_PAGES],
    [FORM, LATE_FOR_FORMS],
  ] as const) {
    for (const rule of [which, late])
      if (!chunks.some(({ modules }) => modules.some((name) => rule.test(name)))) violations.push(`No module matches ${rule}.`);
    for (const chunk of chunks.filter(({ modules }) => modules.some((name) => which.test(name)))) {
      const early = [...reach(chunk, byFile)].flatMap(({ modules }) => modules).find((name) => late.test(name));
      if (early) violations.push(`${chunk.file} brings ${early} at once; it has to come late (a late.ts of its folder).`);
    }
  }
  if (!chunks.some(({ modules }) => modules.includes('src/boot/fetchParts.ts')))
    violations.push(
      'No script has src/boot/fetchParts.ts: Vite names its preload helper otherwise now (scripts/build/fetchPartsPlugin.ts).',
    );
  return violations;
}

/** A chunk and everything that it imports statically. */
function reach(from: Chunk, byFile: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const reached = new Set([from]);
  for (const { imports } of reached) {
    for (const file of imports) {
      const imported = byFile.get(file);
      if (imported) reached.add(imported);
    }
  }
  return reached;
}

function modulePath(id: string, root: string): string {
  const packages = id.lastIndexOf('node_modules/');
  return packages === -1 ? relative(root, id) : id.slice(packages);
}
