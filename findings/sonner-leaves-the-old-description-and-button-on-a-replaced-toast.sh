#!/bin/sh
# With: sonner 2.0.8 with react and react-dom 19.3.1, jsdom 31.0.1.
# Behaviour: toast.success("Saved", { id, description: "Lead 12", action: Undo }) followed by toast.error("Not saved",
#   { id }) shows an error "Not saved" with the description "Lead 12" and the Undo button of the first one.
# One would expect: the second toast as it was called, in the place of the first.
# Why it matters: One id for a row's saving keeps the stack small. The failure then carries the success's words and a
#   button that undoes something else; each later call has to set description and action to undefined.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module", "allowScripts": { "node": true } }' > package.json
npm install --silent --no-audit --no-fund sonner@2.0.8 react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 node@24.21.0 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
const { document, HTMLElement, Node, getComputedStyle, requestAnimationFrame, cancelAnimationFrame } = window;
Object.assign(globalThis, { window, document, HTMLElement, Node, getComputedStyle, requestAnimationFrame, cancelAnimationFrame });
const { createElement: h } = await import('react');
const { createRoot } = await import('react-dom/client');
const { toast, Toaster } = await import('sonner');

const wait = () => new Promise((resolve) => setTimeout(resolve, 300));
const shown = async () => {
  await wait();
  const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((item) => `${item.dataset.type}: ${item.textContent}`);
  console.log(toasts.join(' | '));
  return toasts.join();
};
createRoot(document.getElementById('root')).render(h(Toaster));
await wait();
toast.success('Saved', { id: 'lead', description: 'Lead 12', action: { label: 'Undo', onClick() {} } });
await shown();
toast.error('Not saved', { id: 'lead' });
process.exit((await shown()) === 'error: Not savedLead 12Undo' ? 0 : 1);
END
node_modules/.bin/node try.mjs
