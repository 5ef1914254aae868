#!/bin/sh
# With: @electric-sql/pglite 0.5.16 (PostgreSQL 18.6).
# Behaviour: statement_timeout is accepted, shown by SHOW and without effect: a statement of half a second under a
#   limit of 100 ms ends with its rows. transaction_timeout is ignored too.
# One would expect: error 57014, "canceling statement due to statement timeout", as from PostgreSQL.
# Why it matters: Hosted Supabase ends requests of visitors after 3 s and of staff after 8 s by this setting. A test
#   on PGlite that a slow query or a lock is given up passes or fails for another reason than in production.
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
await database.exec("set statement_timeout = '100ms'; set transaction_timeout = '100ms'");
console.log('limit:', (await database.query('show statement_timeout')).rows[0].statement_timeout);
const statements = ['select pg_sleep(0.5)', 'select count(*) from generate_series(1, 2000000)'];
let ended = 0;
for (const statement of statements) {
  const start = performance.now();
  try {
    await database.query(statement);
    if (performance.now() - start > 150) ended += 1;
    console.log(`${statement}: no error after ${Math.round(performance.now() - start)} ms`);
  } catch (error) {
    console.log(`${statement}: ${error.code} after ${Math.round(performance.now() - start)} ms`);
  }
}
await database.close();
process.exitCode = ended === statements.length ? 0 : 1;
END
node try.mjs
