// `npm run budget`: what every page of the finished dist/ loads first, against quality.md "Speed". Fails with a sentence per violation.
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { graphFaults } from './budget/chunkGraph.ts';
import { type ChunkReport, chunkReportFile } from './budget/chunkReport.ts';
import { type FirstLoad, firstLoadOf, inKb, LIMITS } from './budget/firstLoad.ts';
import { readPage } from './budget/readPage.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const reportFile = chunkReportFile(root);
if (!existsSync(dist) || !existsSync(reportFile)) {
  console.error('There is no finished build. Run npm run build (or npm start) first.');
  process.exit(1);
}

const chunks: ChunkReport[] = JSON.parse(await readFile(reportFile, 'utf8'));
const sizes = await sentSizes(dist);
const pages = new Map<string, FirstLoad>();
for (const file of [...sizes.keys()].filter((path) => path.endsWith('.html')).toSorted()) {
  const page = readPage(await readFile(join(dist, file), 'utf8'));
  const sent = { document: sizes.get(file) ?? 0, css: brotliCompressSync(page.css).length };
  const route = file.replace(/\.html$/, '').replace(/^\/index$/, '/');
  pages.set(
    route,
    firstLoadOf(page, chunks, (path) => sizes.get(path), sent),
  );
}

const columns = ['script', 'css', 'fonts', 'hero', 'total'] as const;
const line = (name: string, cells: readonly string[]) => console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(10)).join(''));
line('First load, KB', ['scripts', 'styles', 'fonts', 'hero', 'all']);
for (const [route, load] of pages)
  line(
    route,
    columns.map((key) => inKb(load[key])),
  );
line(
  'at most',
  columns.map((key) => inKb(LIMITS[key])),
);

const faults = [...graphFaults(chunks), ...[...pages].flatMap(([route, load]) => load.faults.map((fault) => `${route} ${fault}`))];
console.log(faults.length === 0 ? `\nAll ${pages.size} pages are within the budget.` : `\n${faults.join('\n')}`);
process.exit(faults.length === 0 ? 0 : 1);

/** Bytes of every file below `folder` as the host sends it: brotli where the build has made it. Keys begin with a slash. */
async function sentSizes(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const plain = files.filter((file) => !/\.(br|gz)$/.test(file));
  return new Map(
    await Promise.all(
      plain.map(async (file) => {
        const { size } = await stat(existsSync(`${file}.br`) ? `${file}.br` : file);
        return [file.slice(folder.length), size] as const;
      }),
    ),
  );
}
