#!/bin/sh
# With: @testing-library/user-event 14.6.12 with @testing-library/dom 10.4.2, jsdom 31.0.1.
# Behaviour: user.type(field, "2:00") in an input of type time gives 20:00, "1:30" gives 13:00; "3:00" gives 03:00.
# One would expect: 02:00 and 01:30, since the colon ends the hours, or no value at all.
# Why it matters: Hours are typed in tests of opening hours, appointments and reminders. Times from 1:00 to 2:59
#   silently become other hours, later ones do not.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module", "allowScripts": { "node": true } }' > package.json
npm install --silent --no-audit --no-fund @testing-library/user-event@14.6.12 @testing-library/dom@10.4.2 jsdom@31.0.1 node@24.21.0 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document });
for (const name of ['Element', 'HTMLElement', 'Node', 'MutationObserver', 'getComputedStyle']) {
  globalThis[name] = window[name];
}
const { default: userEvent } = await import('@testing-library/user-event');
const user = userEvent.setup({ document: window.document });

const expected = { '2:00': '20:00', '1:30': '13:00', '3:00': '03:00', '02:00': '02:00' };
let same = true;
for (const [typed, value] of Object.entries(expected)) {
  window.document.body.innerHTML = '<input type="time">';
  const field = window.document.querySelector('input');
  await user.type(field, typed);
  console.log(`typed ${typed}: ${field.value}`);
  same &&= field.value === value;
}
process.exit(same ? 0 : 1);
END
node_modules/.bin/node try.mjs
