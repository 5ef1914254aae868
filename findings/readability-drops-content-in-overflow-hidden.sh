#!/bin/sh
# Package: @mozilla/readability 0.6.0 (the reader view of Firefox and of many tools that read pages for assistants), jsdom 29.1.1.
# Seen: a price list in <div class="overflow-hidden"> (Tailwind's name for rounded corners that clip) is missing from the article. The same
# list in <div class="overflow-clip"> stays. A class name that contains "hidden" anywhere gives a div the weight -25, and a div below 0 goes.
# Expected: both stay. Neither is hidden, and Readability reads no style sheets that could say otherwise.
# Why it matters: cards with rounded corners hold prices; overflow-clip looks the same and keeps them readable.
# Date: 28 Nov 2026. Exit code: 0 still so, 1 changed, 2 cannot be tried here.
set -u
folder=$(mktemp -d) || exit 2
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
npm init -y >/dev/null 2>&1
npm install --silent @mozilla/readability@0.6.0 jsdom@29.1.1 >/dev/null 2>&1 || exit 2
cat > try.mjs <<'JS'
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';

const prose = '<p>We plan your make-up for the light of the day, the dress and the photographs, and try it together a few weeks before the wedding.</p>'.repeat(8);
const list = '<h3>For the bride</h3><ul><li><p>Bridal trial AED 1,000</p></li><li><p>Bridal make-up AED 1,500</p></li></ul>';
function read(name) {
  const html = `<!doctype html><html><head><title>Make-up</title></head><body><article><h1>Make-up</h1>${prose}<div class="${name} rounded-lg">${list}</div>${prose}</article></body></html>`;
  const article = new Readability(new JSDOM(html, { url: 'https://studio.example/' }).window.document).parse();
  return article.textContent.includes('AED 1,500') ? 'kept' : 'missing';
}
const results = ['overflow-hidden', 'overflow-clip', 'overflow-auto'].map((name) => [name, read(name)]);
for (const [name, result] of results) console.log(`${name}: prices ${result}`);
process.exit(results.map(([, result]) => result).join() === 'missing,kept,kept' ? 0 : 1);
JS
node try.mjs
