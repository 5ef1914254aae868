#!/bin/sh
# With: react-hook-form 7.92.0, react and react-dom 19.3.1, jsdom 29.1.1.
# Behaviour: A required empty field with the attribute disabled, or inside <fieldset disabled>, stops the submission with
#   the error "required". Only register's own option disabled lets it through.
# One would expect: no error for any of them, since browsers neither validate nor send disabled fields.
# Why it matters: A form that disables a step (another day, a second guest) can never be sent, and the error belongs to a
#   field that the visitor cannot fill in.
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

const field = (register, disabled, options) => element('input', { ...register('treatments', { required: true, ...options }), disabled });
const seen = [
  await submit((register) => element('fieldset', { disabled: true }, field(register, false))),
  await submit((register) => field(register, true)),
  await submit((register) => field(register, true, { disabled: true })),
];
console.log('In a disabled fieldset, disabled itself, disabled by register:', ...seen);
process.exit(seen[0] === 'refused: required' && seen[1] === 'refused: required' && seen[2] === undefined ? 0 : 1);
END
node try.mjs
