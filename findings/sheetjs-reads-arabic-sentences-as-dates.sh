#!/bin/sh
# xlsx (SheetJS) 0.18.5, the newest on npm, node 24.21.0. Seen on 28 Nov 2026.
#
# A CSV cell that is an Arabic sentence with a date at its end ("موعد الزيارة 5/12/2026", "the visit is on 5/12/2026") becomes a date:
# the words are gone. The same sentence in English stays text, and so does the Arabic one with the date in front. The reader tests a cell
# with new Date(text), which skips words before the first number, and then refuses only Latin letters.
# Expected instead: a cell with words is text in every script.
# Why it matters: leads of a studio in Dubai are exported as CSV, and such sentences are what visitors answer to "A day that suits you".
# An apostrophe in front does not help.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund xlsx@0.18.5 >/dev/null 2>&1 || { echo 'npm cannot install xlsx here'; exit 2; }
cat > read.cjs <<'J'
const { read } = require('xlsx');
const texts = ['موعد الزيارة 5/12/2026', "'موعد الزيارة 5/12/2026", 'the visit is on 5/12/2026', '5/12/2026 موعد الزيارة'];
const csv = '\ufeffMessage\r\n' + texts.map((text) => `"${text}"\r\n`).join('');
const sheet = Object.values(read(Buffer.from(csv)).Sheets)[0];
const kinds = texts.map((text, at) => {
  const { t, v, w } = sheet['A' + (at + 2)];
  console.log(`${text}  ->  ${t === 's' ? 'text' : 'a date'} ${t === 's' ? v : w}`);
  return t;
});
process.exit(kinds.join('') === 'nnss' ? 0 : 1);
J
node read.cjs
