#!/bin/sh
# With: Chromium 156.0.8078.108 of Debian 12, without a window (--headless), over its own protocol.
# Behaviour: Every window that a driver opens also starts two pages that nobody can see or reach: chrome://omnibox-popup.top-chrome and its
#   omnibox_popup_aim.html, each in a process of its own. Together they use more processor time than a small page in the window.
# One would expect: only the page, since there is no address bar to type in.
# Why it matters: Tests that open a new context each, as Playwright's do, took a quarter more processor time. The features WebUIOmniboxPopup
#   and WebUIOmniboxAimPopup turn both off, in the one flag --disable-features that Chromium heeds: the last.
# 29 November 2026
set -eu
for program in node chromium; do
  command -v "$program" > /dev/null || { echo "$program is missing."; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
cat > try.mjs << 'END'
import { spawn } from 'node:child_process';

async function pagesOf(...flags) {
  const folder = `--user-data-dir=${process.cwd()}/profile`;
  const usual = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', folder];
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'];
  const browser = spawn('chromium', [...usual, '--remote-debugging-pipe', ...flags], { stdio });
  const ended = new Promise((resolve) => browser.on('close', resolve));
  const [, , , orders, answers] = browser.stdio;
  const waiting = new Map();
  let rest = '';
  answers.on('data', (data) => {
    const messages = (rest + data).split('\0');
    rest = messages.pop();
    for (const { id, result } of messages.map((message) => JSON.parse(message))) waiting.get(id)?.(result);
  });
  const ask = (method, params = {}) =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      orders.write(`${JSON.stringify({ id, method, params })}\0`);
    });
  const { browserContextId } = await ask('Target.createBrowserContext');
  await ask('Target.createTarget', { url: 'data:text/html,Hello', browserContextId });
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const { targetInfos } = await ask('Target.getTargets', { filter: [{}] });
  const { processInfo } = await ask('SystemInfo.getProcessInfo');
  const times = processInfo.filter(({ type }) => type === 'renderer').map(({ cpuTime }) => `${cpuTime.toFixed(2)} s`);
  const own = targetInfos.filter((target) => target.browserContextId === browserContextId && target.type !== 'tab').map(({ url }) => url);
  await ask('Browser.close');
  await ended;
  console.log(`${flags.length === 0 ? 'by default' : 'with the flag'}: ${own.sort().join(' ')}; renderers: ${times.join(', ')}`);
  return own.length;
}

const usual = await pagesOf();
const without = await pagesOf('--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup');
process.exitCode = usual === 3 && without === 1 ? 0 : 1;
END
node try.mjs
