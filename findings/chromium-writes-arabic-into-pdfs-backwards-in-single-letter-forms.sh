#!/bin/sh
# With: Chromium 156.0.8078.108 (Debian), DejaVu Sans 2.37 (fonts-dejavu-core), read by pdfjs-dist 5.6.205 (the reader
#   of Firefox).
# Behaviour: A page with the word حواجب printed to PDF holds its letters from the last to the first, each as a
#   presentation form (U+FE90, U+FE9F, ...). The word is not found in the text that PDF.js extracts, not after
#   normalising (NFKC) either; only reversed as well.
# One would expect: the word as it stands in the HTML: Chromium writes a text map for searching, and Latin words in
#   the same PDF are found.
# Why it matters: A price list that a visitor saves as PDF cannot be searched, copied or read by an assistant in
#   Arabic; a test that extracts text from the printed page finds no Arabic word.
# 28 November 2026
set -eu
chromium=$(command -v chromium || command -v chromium-browser || true)
[ -n "$chromium" ] || { echo 'Chromium is missing.'; exit 2; }
export CHROMIUM="$chromium"
fc-list | grep -q DejaVuSans.ttf || { echo 'DejaVu Sans is missing (fonts-dejavu-core, fontconfig).'; exit 2; }
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module", "allowScripts": { "node": true } }' > package.json
npm install --silent --no-audit --no-fund pdfjs-dist@5.6.205 node@24.21.0 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const word = 'حواجب';
const style = 'font-family: "DejaVu Sans"';
writeFileSync('page.html', `<!doctype html><meta charset="utf-8"><p style='${style}'>Brows</p><p dir="rtl" style='${style}'>${word}</p>`);
const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${process.cwd()}/profile`, '--no-pdf-header-footer'];
const print = [...flags, '--print-to-pdf=page.pdf', `file://${process.cwd()}/page.html`];
execFileSync(process.env.CHROMIUM, print, { stdio: 'ignore' });
const { promise } = getDocument({ data: new Uint8Array(readFileSync('page.pdf')), verbosity: 0 });
const { items } = await (await (await promise).getPage(1)).getTextContent();
const text = items.map((item) => item.str).join('');
const plain = text.normalize('NFKC');
console.log('extracted:', [...text].map((letter) => (letter < '\u0080' ? letter : letter.codePointAt(0).toString(16))).join(' '));
const seen = [text.includes('Brows'), text.includes(word), plain.includes(word), plain.includes([...word].reverse().join(''))];
console.log('"Brows" found, the Arabic word found, normalised, normalised and reversed:', seen.join(', '));
process.exit(seen.join() === 'true,false,false,true' ? 0 : 1);
END
node_modules/.bin/node try.mjs
