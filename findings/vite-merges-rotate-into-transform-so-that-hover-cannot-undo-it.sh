#!/bin/sh
# With: vite 8.3.8 with its defaults (lightningcss 1.33.0 minifies).
# Behaviour: A rule with transform and rotate (or scale, translate) gets one transform in the built file, without
#   rotate. Another rule's "rotate: none" then finds nothing to undo: the element stays turned. "transform: none;
#   rotate: none" becomes transform:rotate(0), which does not undo an earlier rotate and makes the element a
#   containing block. A rule with rotate alone is left alone.
# One would expect: separate properties, since each is overridden by itself.
# Why it matters: Hover, focus and "reduce motion" rules that take back a turn or a scale work in development and not
#   in the built site; position: fixed inside an element that was reset starts to move with it.
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
.card { transform: translateX(10px); rotate: 45deg; }
.card:hover { rotate: none; }
.still { transform: none; rotate: none; }
.alone { rotate: 45deg; }
`);
writeFileSync('index.html', '<!doctype html><link rel="stylesheet" href="/page.css">');
await build({ configFile: false, logLevel: 'error' });
const name = readdirSync('dist/assets').find((file) => file.endsWith('.css'));
const css = readFileSync(`dist/assets/${name}`, 'utf8').trim();
console.log(css.replaceAll('}.', '}\n.'));

const [card = '', still = ''] = [/\.card\{[^}]*\}/, /\.still\{[^}]*\}/].map((rule) => rule.exec(css)?.[0]);
const merged = card.includes('rotate(45deg)') && !card.includes('rotate:') && still === '.still{transform:rotate(0)}';
process.exitCode = merged && css.includes('.card:hover{rotate:none}') && css.includes('rotate:45deg') ? 0 : 1;
END
node try.mjs
