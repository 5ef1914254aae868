#!/bin/sh
# With: vite 8.3.8 with its defaults (lightningcss 1.33.0 minifies).
# Behaviour: "border-image: none" is written as "border-image:" without a value, which browsers ignore; mask-border:
#   none too. background: none, mask: none and list-style: none keep a value.
# One would expect: border-image: none, or a shorter spelling of the same.
# Why it matters: A frame of a picture or gradient that a card takes off at a breakpoint, on hover or for print stays
#   in the built site only; no message.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts vite@8.3.8 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

writeFileSync('page.css', `
.card { border-image: linear-gradient(red, blue) 1; }
.card.plain { border-image: none; }
.list { list-style: none; }
`);
writeFileSync('index.html', '<!doctype html><link rel="stylesheet" href="/page.css">');
await build({ configFile: false, logLevel: 'error' });
const name = readdirSync('dist/assets').find((file) => file.endsWith('.css'));
const css = readFileSync(`dist/assets/${name}`, 'utf8').trim();
console.log(css.replaceAll('}.', '}\n.'));

process.exitCode = css.includes('.card.plain{border-image:}') && css.includes('list-style:none') ? 0 : 1;
END
node try.mjs
