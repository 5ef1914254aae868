#!/bin/sh
# With: Chromium 156.0.8078.108, Firefox 153.8 ESR and WebKitGTK 2.50.6 (MiniBrowser), all of Debian 12.
# Behaviour: With a letter spacing of 10px an Arabic word of four letters is exactly as wide as without it in Chromium, on
#   the page and on a canvas. Firefox ignores the spacing on the page and widens the word by 40 px on a canvas; WebKitGTK
#   widens both. An English word is 40 px wider everywhere.
# One would expect: all three to widen the Arabic word and pull its joined letters apart, or a canvas to follow the page.
# Why it matters: Headings in spaced capitals and their Arabic translation share a stylesheet. What fits one line in two
#   browsers wraps in the third, and a width measured on a canvas is wrong in Firefox.
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
const canvas = document.createElement('canvas').getContext('2d');
const page = (text, spacing) => {
  document.body.innerHTML = '<span style="font: 40px sans-serif; letter-spacing: ' + spacing + '">' + text + '</span>';
  return document.body.firstChild.getBoundingClientRect().width;
};
const drawn = (text, spacing) => {
  canvas.font = '40px sans-serif';
  canvas.letterSpacing = spacing;
  return canvas.measureText(text).width;
};
const result = {};
for (const text of ['سارة', 'Sara']) result[text] = [page, drawn].map((width) => Math.round(width(text, '10px') - width(text, '0px')));
`;
await tryBrowsers(script, {
  Chromium: { سارة: [0, 0], Sara: [40, 40] },
  Firefox: { سارة: [0, 40], Sara: [40, 40] },
  WebKitGTK: { سارة: [40, 40], Sara: [40, 40] },
});
END
node try.mjs
