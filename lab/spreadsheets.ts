// `npm run lab:spreadsheets`: exports leads whose texts look like dates, numbers and booleans, opens the CSV file in LibreOffice, Gnumeric
// and SheetJS, and compares every cell with what was typed. Exits with 1 when one differs.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runnerImport } from 'vite';

import type { leadsCsv } from '../src/desk/export/csv.ts';
import type { bareLead } from '../tests/support/fixtures.ts';
import { PROSE, VALUES } from '../tests/support/spreadsheetCells.ts';

const SHEETJS = 'xlsx@0.18.5';
const LANGUAGES = [
  { locale: 'en_US', id: 1033 },
  { locale: 'ar_AE', id: 14337 },
];
/** Around each text, because programs skip some blanks and marks. */
const BLANKS = ['', ' ', '\u00a0', '\u202f', '\u2009', '\u200f', '\u200e', '\u200b', '\n', "'"];
const DIGITS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'atelier-spreadsheets-'));
/** Without texts that get an apostrophe inside too, because another cell could begin there. */
const typed = [...VALUES, ...PROSE]
  .flatMap((text) => DIGITS.map((digits) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)))
  .flatMap((text) => BLANKS.flatMap((blank) => [blank + text, text + blank]))
  .filter((text, at, all) => all.indexOf(text) === at && !/[,;\n][^\p{L}\p{N}]*[=+\-@]/u.test(text));

/** Texts of the first column of a workbook below its header, null for a cell that is no text, as JSON. Runs in the folder of SheetJS. */
const READER = `
const { read } = require('xlsx');
const sheet = (file) => Object.values(read(require('fs').readFileSync(file)).Sheets)[0];
const cells = process.argv.slice(2).map((file) => {
  const at = sheet(file);
  const last = Number(/\\d+$/.exec(at['!ref'])[0]);
  return Array.from({ length: last - 1 }, (_, row) => { const cell = at['A' + (row + 2)]; return cell && cell.t === 's' && !cell.f ? cell.v : null; });
});
process.stdout.write(JSON.stringify(cells));`;

try {
  process.exitCode = await check();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function check(): Promise<number> {
  const csv = join(folder, 'leads.csv');
  writeFileSync(csv, await exported());
  run('npm', 'install', '--silent', '--no-audit', '--no-fund', SHEETJS);
  writeFileSync(join(folder, 'reader.cjs'), READER);
  const files = LANGUAGES.flatMap(({ locale, id }) => [inLibreOffice(csv, locale, id), inGnumeric(csv, locale)]);
  const read = JSON.parse(run('node', 'reader.cjs', csv, ...files.map(({ file }) => file))) as (string | null)[][];
  const names = [SHEETJS, ...files.map(({ name }) => name)];
  const wrong = names.map((name, at) =>
    typed.filter((text, row) => {
      const cell = read[at]?.[row];
      const isHeld = cell === text || cell === `'${text}`;
      // SheetJS uses the date parser of JavaScript, which skips an apostrophe.
      return !isHeld && !(name === SHEETJS && !Number.isNaN(Date.parse(`'${text}`)));
    }),
  );
  names.forEach((name, at) =>
    console.log(`${name}: ${typed.length} cells, ${wrong[at]?.length} changed ${JSON.stringify(wrong[at]?.slice(0, 10))}`),
  );
  return wrong.flat().length > 0 ? 1 : 0;
}

/** The CSV file of leads with these texts as their names. */
async function exported(): Promise<string> {
  const config = { root, configFile: false, resolve: { alias: { '@': join(root, 'src') } } } as const;
  const load = async <Module>(path: string) => (await runnerImport<Module>(join(root, path), config)).module;
  const desk = await load<{ leadsCsv: typeof leadsCsv }>('src/desk/export/csv.ts');
  const fixtures = await load<{ bareLead: typeof bareLead }>('tests/support/fixtures.ts');
  return desk.leadsCsv(typed.map((name, id) => fixtures.bareLead(String(id), 0, { name })));
}

function inLibreOffice(csv: string, locale: string, id: number): { name: string; file: string } {
  const out = join(folder, locale);
  // Comma, quotes, UTF-8, from line 1, the language, quoted cells are read like others, special numbers are recognised.
  const filter = `--infilter=CSV:44,34,76,1,,${id},false,true`;
  run('soffice', `-env:UserInstallation=file://${folder}/profile`, '--headless', filter, '--convert-to', 'xlsx', '--outdir', out, csv);
  return { name: `${versionOf('soffice')}, ${locale}`, file: join(out, 'leads.xlsx') };
}

function inGnumeric(csv: string, locale: string): { name: string; file: string } {
  mkdirSync(join(folder, 'locales'), { recursive: true });
  run('localedef', '-i', locale, '-f', 'UTF-8', join(folder, 'locales', `${locale}.UTF-8`));
  const file = join(folder, `${locale}.xlsx`);
  const language = [`LOCPATH=${folder}/locales`, `LC_ALL=${locale}.UTF-8`];
  run('env', ...language, 'ssconvert', '--import-type=Gnumeric_stf:stf_csvtab', csv, file);
  return { name: `${versionOf('ssconvert')}, ${locale}`, file };
}

/** 'LibreOffice 7.4.7.2', "ssconvert version '1.12.55'". */
function versionOf(program: string): string {
  return /\w.*\d\.\d[\d.]*/.exec(run('sh', '-c', `${program} --version 2>&1`))?.[0] ?? program;
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
