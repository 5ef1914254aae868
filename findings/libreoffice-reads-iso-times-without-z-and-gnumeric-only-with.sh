#!/bin/sh
# With: LibreOffice Calc 7.4.7 and Gnumeric 1.12.55 of Debian 12 in British English, xlsx (SheetJS) 0.18.5.
# Behaviour: In a CSV, 2026-12-05T10:00:00 is a date and time for LibreOffice and text for Gnumeric; 2026-12-05T10:00:00Z
#   is text for LibreOffice and a date and time for Gnumeric. SheetJS keeps both as text, but reads
#   "2026-12-05 10:00:00+00", which the two others keep as text.
# One would expect: the two spellings of one ISO timestamp to be read alike, and by JavaScript's library above all.
# Why it matters: These are the timestamps that JSON, JavaScript and PostgreSQL write into exports. No spelling with a zone
#   is a time in all three; a column that sorts and filters in one program is text in the next.
# 28 November 2026
set -eu
command -v soffice > /dev/null || { echo 'LibreOffice is missing.'; exit 2; }
command -v ssconvert > /dev/null || { echo 'Gnumeric is missing.'; exit 2; }
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
printf '2026-12-05T10:00:00\n2026-12-05T10:00:00Z\n2026-12-05 10:00:00+00\n' > cells.csv
soffice -env:UserInstallation="file://$folder/office" --headless --infilter='CSV:44,34,76,1,,2057,false,true' --convert-to fods --outdir 2057 cells.csv > office.log 2>&1 || exit 2
localedef -i en_GB -f UTF-8 "$folder/en_GB.UTF-8" || { echo 'The locale cannot be made here.'; exit 2; }
LOCPATH="$folder" LC_ALL=en_GB.UTF-8 HOME="$folder" ssconvert --import-type=Gnumeric_stf:stf_csvtab --export-type=Gnumeric_XmlIO:sax:0 cells.csv cells.xml > gnumeric.log 2>&1
cat > try.mjs << 'END'
import { readFileSync } from 'node:fs';
import xlsx from 'xlsx';

const kind = (isText) => (isText ? 'text' : 'time');
const office = readFileSync('2057/cells.fods', 'utf8').match(/<table:table-cell [^>]*value-type[^>]*>/g).map((cell) => kind(cell.includes('"string"')));
const gnumeric = readFileSync('cells.xml', 'utf8').match(/<gnm:Cell [^>]*>/g).map((cell) => kind(cell.includes('ValueType="60"')));
const sheet = xlsx.read(readFileSync('cells.csv', 'utf8'), { type: 'string' }).Sheets.Sheet1;
const sheetJs = ['A1', 'A2', 'A3'].map((name) => kind(sheet[name].t === 's'));
console.log('The three cells in LibreOffice:', ...office);
console.log('in Gnumeric:', ...gnumeric);
console.log('in SheetJS:', ...sheetJs);
process.exitCode = [office, gnumeric, sheetJs].join(' ') === 'time,text,text text,time,text text,text,time' ? 0 : 1;
END
node try.mjs
