#!/bin/sh
# With: @radix-ui/react-select 2.4.1 with react and react-dom 19.3.1 (prerender of react-dom/static).
# Behaviour: With defaultValue="brows" and an item "Brows", the prerendered HTML has a button without text, not even
#   the placeholder, and a hidden <select name="service"> without an option, so that a form sent before hydration has
#   no "service".
# One would expect: the chosen item's text in the button and the choice in the hidden field that the component renders
#   for forms.
# Why it matters: On a prerendered page the field is blank until scripts have run, the button jumps when its text
#   comes, and without scripts the choice is lost.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @radix-ui/react-select@2.4.1 react@19.3.1 react-dom@19.3.1 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import * as Select from '@radix-ui/react-select';
import { createElement as h } from 'react';
import { prerender } from 'react-dom/static';

const item = h(Select.Item, { value: 'brows' }, h(Select.ItemText, null, 'Brows'));
const list = h(Select.Portal, null, h(Select.Content, null, h(Select.Viewport, null, item)));
const button = h(Select.Trigger, { 'aria-label': 'Service' }, h(Select.Value, { placeholder: 'Choose a service' }));
const field = h('form', null, h(Select.Root, { name: 'service', defaultValue: 'brows' }, button, list));
const html = await new Response((await prerender(field)).prelude).text();
console.log(html.replaceAll(/ style="[^"]*"/g, ''));
const [, text] = /<button[^>]*>(.*?)<\/button>/.exec(html);
const [, options] = /<select[^>]*>(.*?)<\/select>/.exec(html);
console.log('text of the button:', JSON.stringify(text.replaceAll(/<[^>]*>/g, '')), '; options:', JSON.stringify(options));
process.exitCode = text.replaceAll(/<[^>]*>/g, '') === '' && options === '' ? 0 : 1;
END
node try.mjs
