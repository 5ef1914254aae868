#!/bin/sh
# With: vite 8.3.8 with its defaults (lightningcss 1.33.0 lowers the function).
# Behaviour: light-dark(#fff, #000) becomes var(--lightningcss-light,#fff)var(--lightningcss-dark,#000). The two
#   variables are only set beside a color-scheme in the CSS; where <meta name="color-scheme"> or a style attribute
#   chooses the scheme, both fall back, "#fff#000" is no colour and the background is transparent (Chromium 156).
# One would expect: the function itself, or for older browsers one of the two colours.
# Why it matters: A page that lets the browser choose by the meta element, as HTML offers, loses each such colour in
#   the built site only: text without its background.
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
.card { background: light-dark(#fff, #000); }
`);
writeFileSync('index.html', '<!doctype html><link rel="stylesheet" href="/page.css">');
await build({ configFile: false, logLevel: 'error' });
const name = readdirSync('dist/assets').find((file) => file.endsWith('.css'));
const css = readFileSync(`dist/assets/${name}`, 'utf8').trim();
console.log(css.replaceAll('}.', '}\n.'));

const unset = !/--lightningcss-(light|dark):/.test(css);
console.log('the variables are', unset ? 'never set' : 'set');
process.exitCode = unset && css.includes('var(--lightningcss-light,#fff)var(--lightningcss-dark,#000)') ? 0 : 1;
END
node try.mjs
