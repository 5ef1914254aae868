#!/bin/sh
# With: fake-indexeddb 6.2.8.
# Behaviour: request.onsuccess, set first, runs after every listener that addEventListener added later. The same holds
#   for the events of a transaction.
# One would expect: the order in which they were added, as in browsers: a handler attribute takes its place in the
#   list when it is set.
# Why it matters: The wrapper idb listens by addEventListener while older code sets onsuccess or oncomplete. With both
#   on one request a test sees the promise settle before the handler ran, a browser the other way round.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts fake-indexeddb@6.2.8 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { indexedDB } from 'fake-indexeddb';

const order = [];
const request = indexedDB.open('outbox', 1);
request.onupgradeneeded = () => request.result.createObjectStore('leads');
request.onsuccess = () => order.push('onsuccess, set first');
request.addEventListener('success', () => order.push('listener, added second'));
await new Promise((resolve) => request.addEventListener('success', () => setTimeout(resolve, 20)));

const transaction = request.result.transaction('leads', 'readwrite');
transaction.oncomplete = () => order.push('oncomplete, set first');
transaction.addEventListener('complete', () => order.push('listener, added second'));
await new Promise((resolve) => transaction.addEventListener('complete', () => setTimeout(resolve, 20)));

console.log(order.join('\n'));
process.exit(/^listener.*,onsuccess.*,listener.*,oncomplete/.test(order.join()) ? 0 : 1);
END
node try.mjs
