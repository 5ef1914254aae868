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
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
cat > try.mjs << 'END'
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';

const page = `<!doctype html><html lang="en"><body><script type="module">
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
await fetch('/', { method: 'POST', body: JSON.stringify(result) });
</script></body></html>`;
const expected = {
  Chromium: { سارة: [0, 0], Sara: [40, 40] },
  Firefox: { سارة: [0, 40], Sara: [40, 40] },
  WebKitGTK: { سارة: [40, 40], Sara: [40, 40] },
};
const url = () => `http://127.0.0.1:${server.address().port}/`;
const browsers = {
  Chromium: ['chromium', '--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--user-data-dir=chromium', '--remote-debugging-port=0'],
  Firefox: ['firefox-esr', '--headless', '--no-remote', '--profile', 'firefox'],
  WebKitGTK: ['xvfb-run', '-a', process.env.MINI_BROWSER],
};
let answer;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  if (request.method === 'POST') answer(JSON.parse(body));
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page);
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
mkdirSync('firefox');
const seen = {};
for (const [name, [program, ...options]] of Object.entries(browsers)) {
  const browser = spawn(program, [...options, url()], { detached: true, stdio: 'ignore', env: { ...process.env, HOME: process.cwd() } });
  const closed = new Promise((exit) => browser.once('exit', exit));
  seen[name] = await Promise.race([new Promise((posted) => { answer = posted; }), sleep(50_000)]);
  process.kill(-browser.pid);
  await Promise.race([closed, sleep(3_000)]);
  console.log(`${name}: ${JSON.stringify(seen[name])}`);
}
if (Object.values(seen).includes(undefined)) process.exit(2);
process.exit(isDeepStrictEqual(seen, expected) ? 0 : 1);
END
node try.mjs
