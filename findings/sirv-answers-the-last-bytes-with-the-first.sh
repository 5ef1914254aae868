#!/bin/sh
# With: sirv 3.0.2 (npm).
# Behaviour: "Range: bytes=-3", the last three bytes of a file, is answered 206 with its first four bytes;
#   "bytes=0-0", its first byte, with the whole file. "bytes=2-4" is answered rightly, and Content-Range agrees with
#   each wrong answer.
# One would expect: the last three bytes, and one byte.
# Why it matters: Readers of PDF and ZIP files ask for the end of a file first, and tools ask for bytes=0-0 to learn a
#   file's size; a preview server built on sirv makes a sound file look broken.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts sirv@3.0.2 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

writeFileSync('prices.txt', '0123456789');
const server = createServer(sirv('.')).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const seen = {};
for (const range of ['-3', '0-0', '2-4']) {
  const response = await fetch(`http://127.0.0.1:${server.address().port}/prices.txt`, { headers: { range: `bytes=${range}` } });
  seen[range] = await response.text();
  console.log(`bytes=${range} of 0123456789: ${response.status}, ${response.headers.get('content-range')}, "${seen[range]}"`);
}
server.close();
server.closeAllConnections();
process.exitCode = seen['-3'] === '0123' && seen['0-0'] === '0123456789' && seen['2-4'] === '234' ? 0 : 1;
END
node try.mjs
