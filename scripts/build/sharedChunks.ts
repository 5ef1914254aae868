import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import type { Plugin } from 'vite';

// Measured on 25 Nov 2026: with these weights every page has at most 89.7 KB of scripts (the limit is 90.0) in at most 12 requests.
/** The cost of one request, expressed in bytes. */
const REQUEST_BYTES = 4_000;
/** Weight of each byte of the heaviest page. It is high because the first-load budget applies to each page (e2e/support/firstLoad.ts). */
const HEAVIEST_PAGE = 200;
const PAGE = /\/src\/pages\/\w+\.tsx$/;

export interface Module {
  id: string;
  code: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
  isEntry: boolean;
}

/** Modules that always share a file. */
interface Bundle {
  modules: Module[];
  bytes: number;
  /** Indices of the dynamic imports that need this bundle. */
  users: number[];
  isForPages: boolean;
}

/**
 * Groups modules shared by several dynamic imports into a few files, by usage instead of by name. Starts with one file for each distinct
 * set of dynamic imports. Merges pairs of files while that lowers the total cost: all fetched bytes (used or not) plus requests.
 */
export function sharedChunks(): { plugin: Plugin; group: { name(id: string): string | null; test(id: string): boolean } } {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'shared-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      // Sorted, because the bundler lists modules in the order they were read, which differs between builds.
      const modules = [...this.getModuleIds()].toSorted().flatMap((id) => {
        const info = this.getModuleInfo(id);
        const { importedIds: imports = [], dynamicallyImportedIds: dynamicImports = [] } = info ?? {};
        return info ? [{ id, code: info.code ?? '', imports, dynamicImports, isEntry: info.isEntry }] : [];
      });
      for (const [id, name] of chunkNames(modules)) names.set(id, name);
    },
  };
  return { plugin, group: { name: (id) => names.get(id) ?? null, test: (id) => names.has(id) } };
}

/** Returns the file name of every shared module, by module id. Leaves out modules that the entry imports statically. */
export function chunkNames(modules: readonly Module[]): Map<string, string> {
  const { bundles, importsOf, roots } = bundlesOf(modules);
  const neededBy = roots.map((_, user) => bundles.flatMap((bundle, index) => (bundle.users.includes(user) ? [index] : [])));
  let chunks = bundles.map((_, index) => index);
  let cost = costOf(chunks);
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    const from = chunks;
    for (const [one, other] of mergeable(from)) {
      const merged = from.map((chunk) => (chunk === other ? one : chunk));
      const mergedCost = costOf(merged);
      if (mergedCost < cost) [chunks, cost, isBetter] = [merged, mergedCost, true];
    }
  }
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const chunk of new Set(chunks)) {
    const members = bundles
      .filter((bundle, index) => chunks[index] === chunk && bundle.users.length > 1)
      .flatMap((bundle) => bundle.modules);
    if (members.length === 0) continue;
    let name = nameOf(members, new Set(roots));
    while (taken.has(name)) name += '-more';
    taken.add(name);
    for (const { id } of members) names.set(id, name);
  }
  return names;

  /** Pairs of files that at least one dynamic import needs together. Never pairs a file for pages with a file used only by late parts. */
  function mergeable(chunks: readonly number[]): [number, number][] {
    const users = new Map<number, Set<number>>();
    bundles.forEach((bundle, index) => {
      const chunk = chunks[index] ?? index;
      if (bundle.users.length > 1) users.set(chunk, new Set([...(users.get(chunk) ?? []), ...bundle.users]));
    });
    const all = [...users];
    return all.flatMap(([one, oneUsers], index) =>
      all
        .slice(index + 1)
        .filter(
          ([other, otherUsers]) =>
            bundles[one]?.isForPages === bundles[other]?.isForPages && [...oneUsers].some((user) => otherUsers.has(user)),
        )
        .map(([other]): [number, number] => [one, other]),
    );
  }

  /** Cost in bytes over all dynamic imports; Infinity if the files import each other in a cycle. */
  function costOf(chunks: readonly number[]): number {
    const bytes = bundles.map(() => 0);
    const imports: number[][] = bundles.map(() => []);
    bundles.forEach((bundle, index) => {
      const chunk = chunks[index] ?? index;
      bytes[chunk] = (bytes[chunk] ?? 0) + bundle.bytes;
      for (const imported of importsOf[index] ?? []) {
        const other = chunks[imported] ?? imported;
        if (other !== chunk) imports[chunk]?.push(other);
      }
    });
    if (hasCycle(imports)) return Infinity;
    let total = 0;
    let heaviest = 0;
    roots.forEach((root, user) => {
      const needed = new Set(neededBy[user]?.map((index) => chunks[index] ?? index));
      for (const chunk of needed) for (const imported of imports[chunk] ?? []) needed.add(imported);
      let sum = 0;
      for (const chunk of needed) sum += bytes[chunk] ?? 0;
      total += sum + needed.size * REQUEST_BYTES;
      if (PAGE.test(root)) heaviest = Math.max(heaviest, sum);
    });
    return total + heaviest * HEAVIEST_PAGE;
  }
}

/** Bundles modules that exactly the same dynamic imports need. */
function bundlesOf(modules: readonly Module[]) {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const reach = (ids: readonly string[]) => {
    const reached = new Set(ids.filter((id) => byId.has(id)));
    for (const id of reached) for (const imported of byId.get(id)?.imports ?? []) if (byId.has(imported)) reached.add(imported);
    return reached;
  };
  const initial = reach(modules.filter(({ isEntry }) => isEntry).map(({ id }) => id));
  const roots = [...new Set(modules.flatMap(({ dynamicImports }) => dynamicImports))].filter((id) => byId.has(id) && !initial.has(id));
  const usersOf = new Map<string, number[]>();
  roots.forEach((root, user) => {
    for (const id of reach([root])) if (!initial.has(id)) usersOf.set(id, [...(usersOf.get(id) ?? []), user]);
  });
  const bySharing = Map.groupBy(usersOf.keys(), (id) => String(usersOf.get(id)));
  const bundles = [...bySharing.values()].map((ids): Bundle => {
    const members = ids.flatMap((id) => byId.get(id) ?? []);
    const users = usersOf.get(ids[0] ?? '') ?? [];
    return { modules: members, bytes: bytesOf(members), users, isForPages: users.some((user) => PAGE.test(roots[user] ?? '')) };
  });
  const bundleOf = new Map(bundles.flatMap((bundle, index) => bundle.modules.map(({ id }) => [id, index] as const)));
  const importsOf = bundles.map(({ modules }, index) => [
    ...new Set(modules.flatMap(({ imports }) => imports.flatMap((id) => bundleOf.get(id) ?? [])).filter((other) => other !== index)),
  ]);
  return { bundles, importsOf, roots };
}

/** Estimates the transferred size of a file. */
function bytesOf(modules: readonly Module[]): number {
  const code = modules.map(({ code }) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')).join('\n');
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length * 0.8;
}

function hasCycle(imports: readonly (readonly number[])[]): boolean {
  const state = new Map<number, 'open' | 'done'>();
  const visit = (chunk: number): boolean => {
    if (state.has(chunk)) return state.get(chunk) === 'open';
    state.set(chunk, 'open');
    const found = (imports[chunk] ?? []).some(visit);
    state.set(chunk, 'done');
    return found;
  };
  return imports.some((_, chunk) => visit(chunk));
}

/** Names a file after the dynamic import that it contains, or else after its largest module. */
function nameOf(modules: readonly Module[], roots: ReadonlySet<string>): string {
  const main = modules.find(({ id }) => roots.has(id)) ?? modules.toSorted((one, other) => other.code.length - one.code.length)[0];
  const [, name = ''] = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(main?.id ?? '') ?? [];
  return name === '' ? basename(main?.id ?? 'shared').replace(/\..*$/, '') : basename(name);
}
