// `npm run lab:validators`: checks every page of the finished build with the W3C's Nu Html Checker (needs Java 17) and html-validate, which it
// installs into a temporary folder. Lists the errors that are not in `known`. Exits with 1 if there are any.
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Errors that stay, each with its reason. */
const known: readonly (readonly [error: RegExp, reason: string])[] = [
  [/^CSS: /, 'the checker does not know these rules of CSS, which every supported browser does'],
  [/^Attribute “vt-(?:enter|name|share|update)”/, 'React marks its view transitions'],
  [/^prefer-native-element: .*<button>/, 'reader views drop a <button> with its text (ui/ReadableButton.tsx)'],
  [/^prefer-native-element: .*<section>/, 'Radix gives an answer its role'],
  [/^unique-landmark: .* nav/, 'of the two breadcrumbs, each width of screen shows one'],
];

interface NuReport {
  messages: readonly { type: string; url: string; message: string }[];
}
type HtmlValidateReport = readonly {
  filePath: string;
  messages: readonly { ruleId: string; message: string; selector: string | null }[];
}[];

const pages = globSync(join(import.meta.dirname, '../dist/*.html')).toSorted();
if (pages.length === 0) throw new Error('dist/ has no build. Create one: node scripts/build/build.ts --demo');
const folder = mkdtempSync(join(tmpdir(), 'validators-'));
try {
  execFileSync('npm', ['install', '--silent', '--prefix', folder, 'vnu-jar@26.9.27', 'html-validate@11.21.1']);
  const found = new Set(
    [...nuErrors(), ...htmlValidateErrors()].filter((error) => !known.some(([pattern]) => pattern.test(messageOf(error)))),
  );
  console.log([...found, `${pages.length} pages, ${found.size} errors`].join('\n'));
  process.exitCode = found.size === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Errors start with the name of their page. */
function messageOf(error: string): string {
  return error.slice(error.indexOf(' ') + 1);
}

function nuErrors(): string[] {
  const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', '--exit-zero-always', ...pages], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const { messages }: NuReport = JSON.parse(stderr);
  return messages.filter(({ type }) => type !== 'info').map(({ url, message }) => `${nameOf(url)} ${message}`);
}

function htmlValidateErrors(): string[] {
  const config = join(folder, 'rules.json');
  writeFileSync(config, JSON.stringify({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] }));
  const program = join(folder, 'node_modules/html-validate/bin/html-validate.mjs');
  const file = join(folder, 'report.json');
  // To a file: html-validate exits before a pipe has taken a long report.
  spawnSync(process.execPath, [program, '--config', config, '--formatter', `json=${file}`, ...pages]);
  const report: HtmlValidateReport = JSON.parse(readFileSync(file, 'utf8'));
  return report.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, selector }) => `${nameOf(filePath)} ${ruleId}: ${message} ${selector ?? ''}`),
  );
}

function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
