#!/bin/sh
# With: @electric-sql/pglite 0.5.16 (PostgreSQL 18 on a C library for WebAssembly).
# Behaviour: upper('Strauß') is STRAUẞ, with the capital letter of 2008, and initcap('ßa') begins with it. PostgreSQL 15 of
#   Debian in C.UTF-8 leaves ß as it is. Both write lower('STRAUẞ') as strauß and leave the ligature ﬁ alone.
# One would expect: STRAUß as in a real server, or STRAUSS as in JavaScript.
# Why it matters: Names compared or grouped by upper() in tests on PGlite get keys that the real database and the browser
#   never produce.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @electric-sql/pglite@0.5.16 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create();
const { rows } = await database.query("select upper('Strauß') upper, initcap('ßa') initcap, lower('STRAUẞ') lower, upper('ﬁ') ligature");
console.log(rows[0], 'and in JavaScript', 'Strauß'.toUpperCase());
await database.close();
process.exitCode = Object.values(rows[0]).join(' ') === 'STRAUẞ ẞa strauß ﬁ' ? 0 : 1;
END
node try.mjs
