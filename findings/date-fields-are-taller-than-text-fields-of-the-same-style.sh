#!/bin/sh
# With: Chromium 156.0.8078.108, Firefox 153.8 ESR and WebKitGTK 2.50.6 (MiniBrowser), all of Debian 12.
# Behaviour: With one font, line height (24 px), padding (8 px) and border (1 px) a text, number or search field is 42 px
#   high in all three. A date field is 44 px in Chromium, 42 px in Firefox and 46 px in WebKitGTK; a time field alike.
# One would expect: 42 px for each, since the style gives every part of the height.
# Why it matters: A row of name, day and time is even in the browser in which it was drawn and uneven in the two others.
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

const script = `
const result = ['text', 'search', 'date', 'time'].map((type) => {
  document.body.innerHTML = '<input type="' + type + '" style="font: 16px/24px sans-serif; padding: 8px; border: 1px solid">';
  return document.body.firstChild.offsetHeight;
});
`;
await tryBrowsers(script, {
  Chromium: [42, 42, 44, 44],
  Firefox: [42, 42, 42, 42],
  WebKitGTK: [42, 42, 46, 46],
});
END
node try.mjs
