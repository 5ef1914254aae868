#!/bin/sh
# With: tailwindcss 4.3.3.
# Behaviour: aria-current:font-bold compiles without a word to [aria-current="true"], so that it never matches
#   aria-current="page", which links to the current page have. data-open: compiles to [data-open], any value;
#   aria-[current=page]: is right.
# One would expect: [aria-current] with any value but "false", or no CSS at all, since the list of its ARIA variants
#   has no "current".
# Why it matters: The current page in a menu, the current step and the current date are marked with "page", "step" and
#   "date", by react-router's NavLink too: the class is in the HTML and in the CSS, and nothing is bold.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts tailwindcss@4.3.3 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { compile } from 'tailwindcss';

const { build } = await compile('@tailwind utilities; @theme { --font-weight-bold: 700 }');
const css = build(['aria-current:font-bold', 'aria-[current=page]:font-bold', 'data-open:font-bold']);
const selectors = [...css.matchAll(/\[(?:aria|data)[^\]\\]*\]/g)].map(([selector]) => selector);
console.log(selectors.join(' '));
process.exitCode = selectors.join(' ').includes('[aria-current="true"]') && selectors.includes('[data-open]') ? 0 : 1;
END
node try.mjs
