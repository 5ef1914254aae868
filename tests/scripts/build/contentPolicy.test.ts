import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { blockedScripts } from '../../../scripts/build/contentPolicy.ts';

const headers = readFileSync('public/_headers', 'utf8');

it.each([
  [
    'Google Analytics',
    '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
    'the script from https://www.googletagmanager.com',
  ],
  ['its settings', "<script>\n  window.dataLayer = []; gtag('config', 'G-1');\n</script>", 'this inline script'],
  ["Meta's pixel", "<script type='text/javascript'>fbq('init', '1')</script>", 'this inline script'],
  [
    'a protocol-relative address',
    '<SCRIPT defer SRC=//static.hotjar.com/c/hotjar-1.js></SCRIPT>',
    'the script from https://static.hotjar.com',
  ],
  [
    "Plausible's tag",
    "<script defer data-domain='x.ae' src='https://plausible.io/js/script.js'></script>",
    'the script from https://plausible.io',
  ],
  ['a module', '<script type="module">import "https://cdn.example/a.js"</script>', 'this inline script'],
])('names a script that browsers will block: %s', (_name, script, named) => {
  expect(blockedScripts(`<!doctype html>\n<head>\n${script}`, headers)).toEqual([
    expect.stringMatching(new RegExp(`^index\\.html, line 3: browsers won’t run ${named}, .*"Count visits"`)),
  ]);
});

it('accepts the site’s own scripts, data, comments, and a host that the policy names', () => {
  const own = '<script type="module" src="/src/main.tsx"></script><script type="application/ld+json">{}</script>';
  expect(blockedScripts(`${own}<!-- <script src="https://www.googletagmanager.com/gtag/js"></script> -->`, headers)).toEqual([]);
  expect(blockedScripts(readFileSync('index.html', 'utf8'), headers)).toEqual([]);
  const allowing = headers.replace("script-src 'self'", "script-src 'self' https://stats.example.ae");
  expect(blockedScripts('<script src="https://stats.example.ae/a.js"></script>', allowing)).toEqual([]);
});
