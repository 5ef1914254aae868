#!/bin/sh
# With: react and react-dom 19.3.1, jsdom 31.0.1; Chromium 156.0.8078.108 did the same.
# Behaviour: Text typed into a controlled input or textarea (value and onChange) before hydration stays on the screen,
#   but onChange is not called and the state is empty. The next render for whatever reason, such as a timer, erases
#   the text.
# One would expect: one of the two at hydration: the text goes into the state by a replayed change, or the field goes
#   back to the state.
# Why it matters: On a prerendered page a form is typed into before the scripts have come. Everything looks right
#   until something else renders, or the form is sent with the empty state.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module", "allowScripts": { "node": true } }' > package.json
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 node@24.21.0 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><body></body>', { pretendToBeVisual: true });
const { document, HTMLElement, Node } = window;
Object.assign(globalThis, { window, document, HTMLElement, Node });
const { createElement: h, useState } = await import('react');
const { hydrateRoot } = await import('react-dom/client');
const { renderToString } = await import('react-dom/server');

const wait = () => new Promise((resolve) => setTimeout(resolve, 100));
const seen = [];
for (const tag of ['input', 'textarea']) {
  let state, changes = 0, render;
  const Field = () => {
    const [value, setValue] = useState('');
    [, render] = useState(0);
    state = value;
    return h(tag, { value, onChange: (event) => ((changes += 1), setValue(event.target.value)) });
  };
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(h(Field));
  const field = root.firstChild;
  field.value = 'Lips, please';
  hydrateRoot(root, h(Field));
  await wait();
  seen.push(field.value, state, changes);
  console.log(`${tag} after hydration: field "${field.value}", state "${state}", ${changes} changes`);
  render(1);
  await wait();
  seen.push(field.value);
  console.log(`${tag} after the next render: field "${field.value}"`);
}
process.exit(seen.join() === 'Lips, please,,0,,Lips, please,,0,' ? 0 : 1);
END
node_modules/.bin/node try.mjs
