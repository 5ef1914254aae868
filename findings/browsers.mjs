// Runs a page's script in Chromium, Firefox and WebKitGTK for the findings that compare browsers.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

/** Exits with 0 if each browser's `result` is the expected one, with 1 if one differs and with 2 if one gives no answer. */
export async function tryBrowsers(script, expected, html = '') {
  const page = `<!doctype html><html lang="en"><body>${html}<script type="module">${script}
    await fetch('/', { method: 'POST', body: JSON.stringify(result) });</script></body></html>`;
  const url = () => `http://127.0.0.1:${server.address().port}/`;
  const chromium = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--user-data-dir=chromium',
    '--remote-debugging-port=0',
  ];
  const browsers = {
    Chromium: ['chromium', ...chromium],
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
    seen[name] = await Promise.race([
      new Promise((posted) => {
        answer = posted;
      }),
      sleep(50_000),
    ]);
    process.kill(-browser.pid);
    await Promise.race([closed, sleep(3_000)]);
    process.stdout.write(`${name}: ${JSON.stringify(seen[name])}\n`);
  }
  if (Object.values(seen).includes(undefined)) process.exit(2);
  process.exit(isDeepStrictEqual(seen, expected) ? 0 : 1);
}
