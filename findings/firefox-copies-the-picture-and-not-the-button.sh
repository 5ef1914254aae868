#!/bin/sh
# With: Chromium 156.0.8078.108, Firefox 153.8 ESR and WebKitGTK 2.50.6 (MiniBrowser), all of Debian 12.
# Behaviour: A selection over a picture and a button is, as text, the button's label in Chromium and WebKitGTK and the
#   picture's alternative text in Firefox: each leaves out what the other takes.
# One would expect: the button's label everywhere and the alternative text nowhere.
# Why it matters: Price lists with a button per row, and treatments with a picture, are copied into messages. The same
#   selection sends "AED 500" in one browser and the description of a photograph in another.
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
document.body.innerHTML = '<p>Brows <img alt="Portrait"> <button>AED 500</button></p>';
getSelection().selectAllChildren(document.querySelector('p'));
const text = getSelection().toString();
const result = { picture: text.includes('Portrait'), button: text.includes('500') };
`;
await tryBrowsers(script, {
  Chromium: { picture: false, button: true },
  Firefox: { picture: true, button: false },
  WebKitGTK: { picture: false, button: true },
});
END
node try.mjs
