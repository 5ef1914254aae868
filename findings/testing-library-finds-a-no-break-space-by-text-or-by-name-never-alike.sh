#!/bin/sh
# With: @testing-library/dom 10.4.2 (under @testing-library/react too), jsdom 31.0.1.
# Behaviour: A button whose text is "AED", a no-break space and "4,200" is found by getByText only if the query has an
#   ordinary space, and by getByRole with name only if it has the no-break space. With the page's own text getByText
#   finds nothing.
# One would expect: one spelling that works in both, since both are exact matches of the same text.
# Why it matters: Prices are set with no-break spaces. queryByText(text) with the very text of the page is null, so a
#   test that a price is gone passes while the price is there.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module", "allowScripts": { "node": true } }' > package.json
npm install --silent --no-audit --no-fund @testing-library/dom@10.4.2 jsdom@31.0.1 node@24.21.0 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><body><button>AED\u00a04,200</button></body>');
Object.assign(globalThis, { window, document: window.document });
const { screen } = await import('@testing-library/dom');

const found = {};
for (const [kind, text] of Object.entries({ space: 'AED 4,200', 'no-break space': 'AED\u00a04,200' })) {
  found[kind] = [screen.queryAllByText(text).length, screen.queryAllByRole('button', { name: text }).length];
  console.log(`asked with a ${kind}: ${found[kind][0]} by text, ${found[kind][1]} by role and name`);
}
process.exit(found.space.join() === '1,0' && found['no-break space'].join() === '0,1' ? 0 : 1);
END
node_modules/.bin/node try.mjs
