#!/bin/sh
# With: sonner 2.0.8 with react and react-dom 19.3.1 (esbuild 0.28.2, playwright-core 1.65.1, Chromium 156).
# Behaviour: The toasts stand between two buttons of the page, a toast with a button is shown, and Tab leads from the first button into
#   the toast. Tab at the toast's end does not lead to the second button but back to the first one, and so does a mouse press
#   on the second button: it is pressed, and the first one has the focus.
# One would expect: the focus where Tab or the press leads, as after any other control.
# Why it matters: With the toasts in a dialog, whose focus goes round, Tab from a toast never reaches the dialog's first control.
# 29 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
browser=$(command -v chromium) || { echo 'Chromium is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module", "allowScripts": { "node": true, "esbuild": true } }' > package.json
npm install --silent --no-audit --no-fund sonner@2.0.8 react@19.3.1 react-dom@19.3.1 esbuild@0.28.2 playwright-core@1.65.1 node@24.21.0 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > page.jsx << 'END'
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';

createRoot(document.getElementById('root')).render(
  <>
    <button id="first">First</button>
    <Toaster />
    <button id="second">Second</button>
  </>,
);
setTimeout(() => toast('Deleted', { duration: Infinity, action: { label: 'Undo', onClick() {} } }), 100);
END
node_modules/.bin/esbuild page.jsx --bundle --jsx=automatic --outfile=page.js --log-level=error
cat > try.mjs << 'END'
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.setContent('<!doctype html><div id="root"></div>');
await page.addScriptTag({ content: readFileSync('page.js', 'utf8') });
await page.getByText('Undo').waitFor();
await page.evaluate(() => document.addEventListener('click', ({ target }) => (window.clicked = target.id)));
const focused = () => page.evaluate(() => document.activeElement.id || document.activeElement.textContent);
const intoToast = async () => {
  await page.focus('#first');
  // The first stop is the toast itself, the second its button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  return focused();
};
const inToast = await intoToast();
await page.keyboard.press('Tab');
const afterTab = await focused();
await intoToast();
await page.click('#second');
const seen = { inToast, afterTab, pressed: await page.evaluate(() => window.clicked), afterPress: await focused() };
await browser.close();
console.log(JSON.stringify(seen));
process.exit(JSON.stringify(seen) === '{"inToast":"Undo","afterTab":"first","pressed":"second","afterPress":"first"}' ? 0 : 1);
END
node_modules/.bin/node try.mjs "$browser"
