#!/bin/sh
# With: mailparser 3.14.2 (npm), whose text of a mail without a text part comes from html-to-text.
# Behaviour: The text of <td>Lips</td><td>4,200</td> is "Lips4,200", of <td>2</td><td>500</td> "2500"; rows are joined
#   as well.
# One would expect: a blank or a tab between cells, as innerText and mail programs have.
# Why it matters: Quotations and booking mails are tables. A script that looks for a price, a time or a phone number
#   in the text finds 2500 where the mail says 2 and 500.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts mailparser@3.14.2 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { simpleParser } from 'mailparser';

const table = '<table><tr><td>Lips</td><td>4,200</td></tr><tr><td>2</td><td>500</td></tr></table>';
const head = 'From: a@example.com\r\nSubject: Prices\r\nContent-Type: text/html; charset=utf-8\r\n\r\n';
const { text } = await simpleParser(`${head}<h2>Prices</h2>${table}`);
console.log(JSON.stringify(text));
process.exitCode = text.includes('Lips4,200') && text.includes('2500') ? 0 : 1;
END
node try.mjs
