#!/bin/sh
# With: react-hook-form 7.92.0, react and react-dom 19.3.1, jsdom 29.1.1.
# Behaviour: Two checkboxes with values under one name, no default: none checked submits false, one checked a list of one.
#   A multiple select with nothing chosen submits an empty list, radio buttons null. A lone checkbox with a value submits
#   its value as text, so the same choice is a list or a text by how many boxes the page shows.
# One would expect: an empty list for the boxes, as for the select, and an empty text or undefined for the radios.
# Why it matters: Treatments offered come from data. .map() or a database column of lists fails for the visitor who ticks
#   none, and again in the week in which only one treatment is offered.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts react-hook-form@7.92.0 react@19.3.1 react-dom@19.3.1 jsdom@29.1.1 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<main></main>', { pretendToBeVisual: true });
for (const name of ['window', 'document', 'HTMLElement', 'HTMLInputElement', 'HTMLSelectElement']) globalThis[name] = window[name];
globalThis.navigator ??= window.navigator;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { act, createElement: element } = await import('react');
const { createRoot } = await import('react-dom/client');
const { useForm } = await import('react-hook-form');

const main = window.document.querySelector('main');
const submit = async (fields, press) => {
  const root = createRoot(main);
  let form;
  const Form = () => {
    form = useForm();
    return fields(form.register);
  };
  await act(async () => root.render(element(Form)));
  if (press) await act(async () => main.querySelector(press).click());
  let seen;
  await act(() => form.handleSubmit((values) => { seen = JSON.stringify(values.treatments); }, (errors) => { seen = `refused: ${errors.treatments.type}`; })());
  await act(async () => root.unmount());
  return seen;
};

const box = (type, value) => (register) => element('input', { type, value, key: value, ...register('treatments') });
const group = (...fields) => (register) => element('div', null, fields.map((field) => field(register)));
const list = (register) => element('select', { multiple: true, ...register('treatments') }, element('option', null, 'brows'));
const seen = [
  await submit(group(box('checkbox', 'brows'), box('checkbox', 'lips'))),
  await submit(group(box('checkbox', 'brows'), box('checkbox', 'lips')), 'input'),
  await submit(group(box('checkbox', 'brows')), 'input'),
  await submit(list),
  await submit(group(box('radio', 'brows'), box('radio', 'lips'))),
];
console.log('None of two boxes, one of two, the only box, none of a list, no radio button:', ...seen);
process.exit(seen.join(' ') === 'false ["brows"] "brows" [] null' ? 0 : 1);
END
node try.mjs
