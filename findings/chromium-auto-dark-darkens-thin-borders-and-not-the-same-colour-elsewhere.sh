#!/bin/sh
# With: Chromium 156.0.8078.108 (Debian 12) with its automatic dark theme for pages (WebContentsForceDark); pngjs 7.0.0.
# Behaviour: On a white page, which the browser darkens to #121212, a border of the mid-tone #8f7b72 is painted #443a36, darker than
#   before and 1.7:1 against its ground. The same colour stays #8f7b72 as a background, an outline, a box shadow and a border image. As text
#   and in a drawing it is painted #98847b. A white border is painted #575757, a white border image stays white.
# One would expect: borders to be lightened as text is, or to stay, so that the edge of a field is seen on the dark ground.
# Why it matters: The edges of form fields and outlined buttons, chosen for 3:1 on white, vanish on phones that darken pages; an edge drawn as
#   an image, outline or shadow stays.
# 29 November 2026
set -eu
for program in node npm chromium; do
  command -v "$program" > /dev/null || { echo "$program is missing."; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts pngjs@7.0.0 > npm.log 2>&1 || {
  echo 'The package cannot be installed here.'
  exit 2
}
cat > page.html << 'END'
<!doctype html>
<html lang="en">
  <style>
    body { margin: 0; background: #fff }
    div { position: absolute; left: 0; width: 20px; height: 20px; font: 20px/20px monospace; overflow: hidden }
  </style>
  <body>
    <div style="top: 0; box-sizing: border-box; border: 10px solid #8f7b72"></div>
    <div style="top: 20px; background: #8f7b72"></div>
    <div style="top: 40px; outline: 10px solid #8f7b72; outline-offset: -10px"></div>
    <div style="top: 60px; box-shadow: inset 0 0 0 10px #8f7b72"></div>
    <div style="top: 80px; box-sizing: border-box; border: 10px solid; border-image: linear-gradient(#8f7b72 0 0) 1"></div>
    <div style="top: 100px; color: #8f7b72">&#9608;</div>
    <div style="top: 120px"><svg width="20" height="20" style="display: block"><rect width="20" height="20" fill="#8f7b72" /></svg></div>
    <div style="top: 140px; box-sizing: border-box; border: 10px solid #fff"></div>
    <div style="top: 160px; box-sizing: border-box; border: 10px solid; border-image: linear-gradient(#fff 0 0) 1"></div>
  </body>
</html>
END
cat > try.mjs << 'END'
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';

const { status } = spawnSync(
  'chromium',
  [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--user-data-dir=profile',
    '--enable-features=WebContentsForceDark',
    '--window-size=300,300',
    '--screenshot=page.png',
    'page.html',
  ],
  { stdio: 'ignore', timeout: 60_000, env: { ...process.env, HOME: process.cwd() } },
);
if (status !== 0) process.exit(2);
const { data, width } = PNG.sync.read(readFileSync('page.png'));
const colourAt = (x, y) => `#${data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3).toString('hex')}`;
const names = ['border', 'background', 'outline', 'box shadow', 'border image', 'text', 'drawing', 'white border', 'white border image'];
const seen = names.map((name, index) => `${name}: ${colourAt(10, 20 * index + 10)}`);
seen.push(`ground: ${colourAt(200, 100)}`);
console.log(seen.join('\n'));
const expected = ['#443a36', '#8f7b72', '#8f7b72', '#8f7b72', '#8f7b72', '#98847b', '#98847b', '#575757', '#ffffff', '#121212'];
process.exit(seen.every((line, index) => line.endsWith(expected[index])) ? 0 : 1);
END
node try.mjs
