#!/bin/sh
# With: csv-parse 7.0.3 (npm), with cast and cast_date.
# Behaviour: "Sara 5", "Brows 2" and "Flat 1204" become dates (1 May 2001, 1 February 2001, 1 January 1204), "5/12"
#   the 12th of May 2001 and "+971501234567" the number 971501234567; "10:00" and "Sara 13" stay text.
# One would expect: text, as only values that look like a date, such as 2026-11-28, should be cast.
# Why it matters: Names, treatments and addresses of a client list turn into days of 2001 or of the Middle Ages as
#   soon as its dates are to be read; the text is gone.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts csv-parse@7.0.3 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { parse } from 'csv-parse/sync';

process.env.TZ = 'UTC';
const cells = ['Sara 5', 'Brows 2', 'Flat 1204', '5/12', '2026-11-28', 'Sara 13', '10:00'];
const values = parse(cells.join('\n'), { cast: true, cast_date: true }).map(([value]) => value);
values.forEach((value, index) => console.log(cells[index].padEnd(12), value));
const dates = values.map((value) => value instanceof Date);
process.exitCode = dates.join() === 'true,true,true,true,true,false,false' ? 0 : 1;
END
node try.mjs
