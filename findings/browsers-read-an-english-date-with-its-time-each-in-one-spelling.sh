#!/bin/sh
# With: Chromium 156.0.8078.108, Firefox 153.8 ESR and WebKitGTK 2.50.6 (MiniBrowser), all of Debian 12.
# Behaviour: new Date() reads "Nov 28, 2026 10:00am" in Firefox only and "Nov 28, 2026 at 10:00 am" in WebKitGTK only.
#   Chromium, which takes "Flat 12" for a date, reads neither; all three read "Nov 28, 2026 10:00 am".
# One would expect: Chromium to be the lenient one, or none to read either.
# Why it matters: Both spellings are how mail programs, calendars and people write an appointment. A page that accepts
#   pasted dates works for the developer and shows "Invalid Date" to half of the visitors.
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
const result = ['Nov 28, 2026 10:00am', 'Nov 28, 2026 at 10:00 am', 'Nov 28, 2026 10:00 am', 'Flat 12'].map((text) => !isNaN(new Date(text)));
`;
await tryBrowsers(script, {
  Chromium: [false, false, true, true],
  Firefox: [true, false, true, true],
  WebKitGTK: [false, true, true, false],
});
END
node try.mjs
