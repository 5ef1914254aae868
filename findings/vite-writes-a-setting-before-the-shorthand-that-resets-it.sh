#!/bin/sh
# With: vite 8.3.8 with its defaults (lightningcss 1.33.0 minifies).
# Behaviour: font-feature-settings, font-kerning and the like, written after the shorthand font, stand before it in
#   the built file, and so does transition-behavior before transition, animation-composition before animation. These
#   shorthands reset them: after the build they have no effect (Chromium 156 computes "normal").
# One would expect: the order of the source wherever it decides, as in development.
# Why it matters: Ligatures of an Arabic font switched off or on, lining figures of prices and the closing animation
#   of dialogs work in development and are gone from the built site; no message.
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
.name { font: 400 1rem/1.5 serif; font-feature-settings: "liga" 0; }
.price { font: 400 1rem serif; font-variant-numeric: tabular-nums; }
.dialog { transition: opacity 0.2s; transition-behavior: allow-discrete; }
`);
writeFileSync('index.html', '<!doctype html><link rel="stylesheet" href="/page.css">');
await build({ configFile: false, logLevel: 'error' });
const name = readdirSync('dist/assets').find((file) => file.endsWith('.css'));
const css = readFileSync(`dist/assets/${name}`, 'utf8').trim();
console.log(css.replaceAll('}.', '}\n.'));

const before = (first, second) => css.indexOf(first) >= 0 && css.indexOf(first) < css.indexOf(second);
const moved = [
  before('font-feature-settings:', 'font:400 1rem/1.5'),
  before('font-variant-numeric:', 'font:400 1rem serif'),
  before('transition-behavior:', 'transition:opacity'),
];
console.log('moved before the shorthand:', moved.join(', '));
process.exitCode = moved.every(Boolean) ? 0 : 1;
END
node try.mjs
