import type { ChunkReport } from './chunkReport.ts';

const RADIX_SELECT = 'node_modules/@radix-ui/react-select/';

/** What must not be between the scripts of a build, each as a sentence. */
export function graphFaults(chunks: readonly ChunkReport[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const faults: string[] = [];
  const entry = chunks.find(({ modules }) => modules.includes('src/main.tsx'));
  for (const { file, imports } of chunks) {
    // It would start the page once more, or too early.
    if (entry && imports.includes(entry.file)) faults.push(`${file} imports the entry ${entry.file}.`);
  }
  // A module of one would run before what it needs of the other.
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start !== -1) faults.push(`${[...path.slice(start), file].join(' imports ')}: a cycle.`);
    if (start !== -1 || done.has(file)) return;
    for (const imported of byFile.get(file)?.imports ?? []) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const { file } of chunks) visit(file, []);
  const form = chunks.find(({ modules }) => modules.includes('src/leads/LeadForm.tsx'));
  const list = form && [...reach(form, byFile)].find(({ modules }) => modules.some((name) => name.startsWith(RADIX_SELECT)));
  // Phones have their own list.
  if (list) faults.push(`${form.file} brings Radix's select (${list.file}); it has to come late (src/ui/lateRadixSelect.ts).`);
  if (!chunks.some(({ modules }) => modules.includes('src/boot/fetchParts.ts')))
    faults.push('No script has src/boot/fetchParts.ts: Vite names its preload helper otherwise now (scripts/fetchPartsPlugin.ts).');
  return faults;
}

/** A script and all that it imports statically. */
function reach(from: ChunkReport, byFile: ReadonlyMap<string, ChunkReport>): Set<ChunkReport> {
  const reached = new Set([from]);
  for (const { imports } of reached) {
    for (const file of imports) {
      const imported = byFile.get(file);
      if (imported) reached.add(imported);
    }
  }
  return reached;
}
