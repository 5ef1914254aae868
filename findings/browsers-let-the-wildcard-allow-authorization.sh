#!/bin/sh
# With: Chromium 156.0.8078.108, Firefox 153.8 ESR and WebKitGTK 2.50.6 (MiniBrowser), all of Debian 12.
# Behaviour: A server answers the preflight with "Access-Control-Allow-Headers: *". Each browser then sends a request with the
#   header Authorization. (With "apikey" in place of the wildcard, each refuses the same request.)
# One would expect: a refusal. By the Fetch standard, and by MDN, the wildcard does not stand for Authorization, which a server
#   has to name.
# Why it matters: A check of a gateway's answers that follows the standard calls a dashboard broken that works in every browser.
#   Only a header that the gateway neither names nor covers by the wildcard keeps staff from their leads.
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
import { createServer } from 'node:http';
import { tryBrowsers } from './browsers.mjs';

const api = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', request.url === '/wildcard' ? '*' : 'apikey');
  response.end(request.headers.authorization ?? 'none');
});
await new Promise((listening) => api.listen(0, '127.0.0.1', listening));

const script = `
const result = {};
for (const path of ['/wildcard', '/named'])
  result[path] = await fetch('http://127.0.0.1:${api.address().port}' + path, { headers: { authorization: 'Bearer x' } })
    .then((response) => response.text(), () => 'refused');
`;
const each = { '/wildcard': 'Bearer x', '/named': 'refused' };
await tryBrowsers(script, { Chromium: each, Firefox: each, WebKitGTK: each });
END
node try.mjs
