#!/bin/sh
# With: Chromium 156.0.8078.108, Firefox 153.8 ESR and WebKitGTK 2.50.6 (MiniBrowser), all of Debian 12.
# Behaviour: For a field with a pattern and a title, validationMessage ends with the title in Firefox and WebKitGTK and
#   does not mention it in Chromium. For a date before its min the message names it as 2026-12-05 in WebKitGTK, and as
#   12/05/2026 in the others, on a page in British English.
# One would expect: the title in the message of all three, since the standard gives it this purpose, and the page's dates.
# Why it matters: A form that shows validationMessage beside its field tells most visitors only to "match the requested
#   format" and an English visitor a day in the order of the browser's language.
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
document.documentElement.lang = 'en-GB';
document.body.innerHTML = '<input pattern="[0-9]+" title="digits only" value="a"><input type="date" min="2026-12-05" value="2026-12-01">';
const [field, day] = document.querySelectorAll('input');
const result = [field.validationMessage.includes('digits only'), day.validationMessage.match(/[0-9/-]+/)?.[0]];
`;
await tryBrowsers(script, {
  Chromium: [false, '12/05/2026'],
  Firefox: [true, '12/05/2026'],
  WebKitGTK: [true, '2026-12-05'],
});
END
node try.mjs
