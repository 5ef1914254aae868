#!/bin/sh
# With: xlsx (SheetJS) 0.18.5, the newest on npm.
# Behaviour: In a CSV the times 10:00, 22:00, "10:00 pm" and 10:00:00 stay text. 2-3 is 3 February 2001, 0:90 is
#   1 January 1990, 4.5-5 is 5 April 2005 and 1- is 1 January 2001; "3 - 4" is text.
# One would expect: the times as numbers, as in LibreOffice and Gnumeric, and the ranges as text or days of this year.
# Why it matters: "2-3" is how a visitor writes hours or weeks, and a column of opening times cannot be compared, while
#   the same file opened by hand looks right.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import xlsx from 'xlsx';

const cells = ['10:00', '22:00', '10:00 pm', '10:00:00', '3 - 4', '2-3', '0:90', '4.5-5', '1-'];
const sheet = xlsx.read(cells.join('\n'), { type: 'string' }).Sheets.Sheet1;
const seen = cells.map((cell, row) => {
  const { t: type, v: value } = sheet[`A${row + 1}`];
  const reading = type === 's' ? 'text' : xlsx.SSF.format('yyyy-mm-dd', value);
  console.log(`${cell} is ${reading}`);
  return reading;
});
process.exitCode = seen.join(' ') === 'text text text text text 2001-02-03 1990-01-01 2005-04-05 2001-01-01' ? 0 : 1;
END
node try.mjs
