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
document.body.innerHTML = '<p>Brows <img alt="Portrait"> <button>AED 500</button></p>';
getSelection().selectAllChildren(document.querySelector('p'));
const text = getSelection().toString();
const result = { picture: text.includes('Portrait'), button: text.includes('500') };
await fetch('/', { method: 'POST', body: JSON.stringify(result) });
</script></body></html>`;
const expected = {
  Chromium: { picture: false, button: true },
  Firefox: { picture: true, button: false },
  WebKitGTK: { picture: false, button: true },
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
