#!/bin/sh
# With: Chromium 156.0.8078.108, Firefox 153.8 ESR and WebKitGTK 2.50.6 (MiniBrowser), all of Debian 12.
# Behaviour: The root's font size grows from 16 to 32 px, and then a style sheet adds `@container (max-width: 19rem)`. The container is
#   400 px wide, so the query holds (608 px). Chromium goes on as if a rem were 16 px, until the container gets another width; with the
#   query there before the root grows, it holds at once. In WebKitGTK and Firefox it holds both times.
# One would expect: the order of the two not to matter, as it does not for a length in rem.
# Why it matters: A page that loads its rules for large text after its first paint does not get them, for whoever needs them.
# 29 November 2026
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
const shown = () => new Promise((done) => setTimeout(done, 200));
const holds = async (...steps) => {
  document.documentElement.style.fontSize = '16px';
  document.body.innerHTML = '<div style="container-type: inline-size; width: 400px; border-top: 1rem solid"><p>Text</p></div>';
  await shown();
  for (const step of steps) {
    step();
    await shown();
  }
  return getComputedStyle(document.querySelector('p')).color === 'rgb(255, 0, 0)';
};
const grow = () => (document.documentElement.style.fontSize = '32px');
const ask = () => document.body.insertAdjacentHTML('beforeend', '<style>@container (max-width: 19rem) { p { color: red } }</style>');
const narrow = () => (document.querySelector('div').style.width = '399px');
const result = [await holds(grow, ask), await holds(ask, grow), await holds(grow, ask, narrow)];
`;
await tryBrowsers(script, {
  Chromium: [false, true, true],
  Firefox: [true, true, true],
  WebKitGTK: [true, true, true],
});
END
node try.mjs
