#!/bin/sh
# With: @supabase/postgrest-js 2.119.0; PostgreSQL 18.6 in @electric-sql/pglite 0.5.16 reads what it sends.
# Behaviour: .contains("tags", ["lips, brows"]) sends cs.{lips, brows}, without quotes: PostgreSQL reads two values,
#   so the row that has the tag "lips, brows" is not found and the row with the tags "lips" and "brows" is. overlaps()
#   and the arrays of a GET rpc() are written the same way, while .in() puts quotes round a value with a comma.
# One would expect: the row with the tag "lips, brows", since the value is passed in an array and not in a string.
# Why it matters: Tags, services and campaign names that people type have commas; the filter finds other rows than
#   asked for, without an error.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @supabase/postgrest-js@2.119.0 @electric-sql/pglite@0.5.16 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { PGlite } from '@electric-sql/pglite';
import { PostgrestClient } from '@supabase/postgrest-js';

const sent = [];
const client = new PostgrestClient('http://api.test', {
  fetch: async (url) => {
    sent.push(new URL(url).searchParams);
    return new Response('[]', { headers: { 'content-type': 'application/json' } });
  },
});
await client.from('leads').select().contains('tags', ['lips, brows']);
await client.from('leads').select().in('name', ['Sara, Dubai']);
const filter = sent[0].get('tags');
console.log('contains ["lips, brows"] sends', filter);
console.log('in ["Sara, Dubai"] sends      ', sent[1].get('name'));

const database = await PGlite.create();
await database.exec(`create table leads (id int, tags text[]);
  insert into leads values (1, array['lips, brows']), (2, array['lips', 'brows'])`);
const { rows } = await database.query('select id from leads where tags @> $1::text[]', [filter.slice('cs.'.length)]);
console.log('PostgreSQL finds row', rows.map((row) => row.id).join(), '(row 1 has the tag "lips, brows")');
await database.close();
process.exitCode = filter === 'cs.{lips, brows}' && rows.length === 1 && rows[0].id === 2 ? 0 : 1;
END
node try.mjs
