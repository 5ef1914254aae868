#!/bin/sh
# With: Chromium 156.0.8078.108, Firefox 153.8 ESR and WebKitGTK 2.50.6 (MiniBrowser), all of Debian 12.
# Behaviour: A page has a form, and its script puts a second one above it whose third field has another name. The visitor fills both,
#   leaves and goes Back. If Chromium loads the page again, the page's form gets the name, phone and message of the form that is no
#   longer there, and no email. In Firefox and WebKitGTK it has its own.
# One would expect: its own, since it is the only form with that email field; or nothing.
# Why it matters: A page with a popup and a form sends what was typed for the other. autocomplete="off" on the popup's form, not on its
#   fields, prevents it.
# 28 November 2026
set -eu
MINI_BROWSER=$(ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser 2> /dev/null | head -n 1)
export MINI_BROWSER
for program in node chromium firefox-esr xvfb-run "${MINI_BROWSER:-MiniBrowser}"; do
  command -v "$program" > /dev/null || { echo "$program is missing."; exit 2; }
done
helper=$(cd "$(dirname "$0")" && pwd)/browsers.mjs
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
cp "$helper" .
cat > try.mjs << 'END'
import { tryBrowsers } from './browsers.mjs';

const html = '<form id="own"><input name="name"><input name="phone"><input name="email"><textarea name="message"></textarea></form>';
const script = `
// A listener for unload prevents that the page is kept; where it is kept all the same, the script goes on.
addEventListener('unload', () => {});
const kept = new Promise((resolve) => addEventListener('pageshow', (event) => event.persisted && resolve()));
const own = document.querySelector('#own');
const visit = Number(sessionStorage.visit ?? 0);
sessionStorage.visit = visit + 1;
if (visit === 0) {
  const popup = own.cloneNode(true);
  popup.id = 'popup';
  popup.querySelector('[name=email]').name = 'service';
  document.body.prepend(popup);
  for (const form of [popup, own]) for (const field of form) field.value = form.id;
}
await new Promise((resolve) => setTimeout(resolve, 500));
if (visit === 0) location.href = '/next';
if (visit === 1) history.back();
if (visit < 2) await kept;
const result = [...own].map((field) => field.value);
`;
const own = ['own', 'own', 'own', 'own'];
await tryBrowsers(script, { Chromium: ['popup', 'popup', '', 'popup'], Firefox: own, WebKitGTK: own }, html);
END
node try.mjs
