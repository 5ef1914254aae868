#!/bin/sh
# Package: @plausible-analytics/tracker 0.4.6 (npm), jsdom 29.1.1.
# Seen: `transformRequest`, described as "a function that can be used to transform the payload before it is sent to the API ... to avoid
# sending certain types of events", is asked about page views and custom events only. The "engagement" requests, which the tracker sends by
# itself when a page is left, go out without it: what it adds, changes or refuses there has no effect.
# Expected: the function sees every request, as its name says.
# Why it matters: a site that refuses an event for privacy, or that adds a field its proxy requires, does so for a part of the requests only.
# Date: 28 Nov 2026. Exit code: 0 still so, 1 changed, 2 cannot be tried here.
set -u
folder=$(mktemp -d) || exit 2
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
npm init -y >/dev/null 2>&1
npm install --silent @plausible-analytics/tracker@0.4.6 jsdom@29.1.1 >/dev/null 2>&1 || exit 2
cat > try.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<p>Lips</p>', { url: 'https://studio.example/lips', pretendToBeVisual: true });
const sent = [];
const fetch = async (_address, { body }) => {
  sent.push(JSON.parse(body));
  return { status: 202 };
};
window.fetch = fetch;
window.ResizeObserver = class { observe() {} };
for (const name of ['window', 'document', 'location', 'history', 'localStorage', 'ResizeObserver'])
  Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true });
globalThis.fetch = fetch;

const { init, track } = await import('@plausible-analytics/tracker');
const asked = [];
init({
  domain: 'studio.example',
  logging: false,
  transformRequest: (event) => {
    asked.push(event.n);
    return { ...event, site: 'dubai' };
  },
});
track('Call', { props: {} });
await new Promise((resolve) => setTimeout(resolve, 3_200));
window.history.pushState(null, '', '/brows');
await new Promise((resolve) => setTimeout(resolve, 200));
for (const { n, site } of sent) console.log(`sent: ${n}, field added by transformRequest: ${site ?? 'none'}`);
console.log(`transformRequest was asked about: ${asked.join(', ')}`);
const engagement = sent.filter(({ n }) => n === 'engagement');
process.exit(engagement.length > 0 && engagement.every(({ site }) => site === undefined) && !asked.includes('engagement') && asked.includes('Call') ? 0 : 1);
JS
timeout 60 node try.mjs
