#!/bin/sh
# With: jsdom 31.0.1.
# Behaviour: form.phone is undefined for a form with <input name="phone">; only form.elements.phone finds it.
#   document.forms.lead, by the form's name, works. A field named "action" does not hide form.action either.
# One would expect: the field: forms expose their fields by name and id in every browser since the nineties, and jsdom
#   implements such names elsewhere.
# Why it matters: Early scripts of a page that read form.phone.value work in browsers and throw in tests, and the
#   reverse: in a browser a field named "action", "method" or "submit" hides the property that a script needs, and no
#   test in jsdom notices.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module", "allowScripts": { "node": true } }' > package.json
npm install --silent --no-audit --no-fund jsdom@31.0.1 node@24.21.0 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><form name="lead" action="/book"><input name="phone"><input name="action"></form>');
const form = window.document.forms.lead;
console.log('document.forms.lead:    ', form?.tagName);
console.log('form.elements.phone:    ', form.elements.phone?.tagName);
console.log('form.phone:             ', form.phone?.tagName, '(a browser: INPUT)');
console.log('type of form.action:    ', typeof form.action, '(a browser: object, the field)');
process.exit(form.elements.phone && form.phone === undefined && typeof form.action === 'string' ? 0 : 1);
END
node_modules/.bin/node try.mjs
