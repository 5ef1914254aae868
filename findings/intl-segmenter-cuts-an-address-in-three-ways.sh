#!/bin/sh
# With: Chromium 156.0.8078.108, Firefox 153.8 ESR and WebKitGTK 2.50.6 (MiniBrowser), all of Debian 12.
# Behaviour: Intl.Segmenter by word finds in "info@x.ae" five pieces in Chromium (info @ x . ae), three in Firefox
#   (info @ x.ae) and one in WebKitGTK. Two Arabic words joined by a full stop are three pieces in Chromium and one in the
#   others.
# One would expect: info, @ and x.ae everywhere, as in the Unicode standard, where a full stop between letters joins them.
# Why it matters: A search that splits its texts in the browser, or a count of words, finds "x.ae" in one browser and not
#   in another. Node 24 has the pieces of Firefox, so an index built with Node
#   does not fit Chromium.
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
const words = (text) => [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].map(({ segment }) => segment).join(' ');
const result = ['info@x.ae', 'سارة.محمد'].map(words);
`;
await tryBrowsers(script, {
  Chromium: ['info @ x . ae', 'سارة . محمد'],
  Firefox: ['info @ x.ae', 'سارة.محمد'],
  WebKitGTK: ['info@x.ae', 'سارة.محمد'],
});
END
node try.mjs
