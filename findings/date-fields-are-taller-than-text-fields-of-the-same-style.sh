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
const result = ['text', 'search', 'date', 'time'].map((type) => {
  document.body.innerHTML = '<input type="' + type + '" style="font: 16px/24px sans-serif; padding: 8px; border: 1px solid">';
  return document.body.firstChild.offsetHeight;
});
await fetch('/', { method: 'POST', body: JSON.stringify(result) });
</script></body></html>`;
const expected = {
  Chromium: [42, 42, 44, 44],
  Firefox: [42, 42, 42, 42],
  WebKitGTK: [42, 42, 46, 46],
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
