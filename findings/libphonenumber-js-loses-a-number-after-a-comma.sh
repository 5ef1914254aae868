#!/bin/sh
# libphonenumber-js 1.13.16 (npm), the newest; 28 Nov 2026.
# findPhoneNumbersInText() finds both numbers in "050 123 4567 / 055 123 4567", but in "050 123 4567, 055 123 4567" only the first, and in
# "Flat 1204, 050 123 4567" or "Room 12, 020 7946 0018" none: the comma does not end what it takes for one number. The same texts with
# "Flat B,", with an Arabic comma or with +971 are read as expected.
# One would expect a comma to separate two numbers, as a slash does, and a flat's number in front to cost nothing.
# Why it matters: visitors type two numbers, or an address and a number, into one field; a site that links what this function finds shows
# no link to call, and nobody sees that one is missing.
set -u
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
npm init -y >/dev/null 2>&1
npm install --no-audit --no-fund --ignore-scripts --save-exact libphonenumber-js@1.13.16 >/dev/null 2>&1 || { echo 'npm could not install the package.'; exit 2; }
cat > try.mjs <<'JS'
import { findPhoneNumbersInText } from 'libphonenumber-js/max';
const found = (text, country) => findPhoneNumbersInText(text, { defaultCountry: country }).map(({ number }) => number.number).join(' ') || 'none';
const seen = [
  ['AE', '050 123 4567 / 055 123 4567', '+971501234567 +971551234567'],
  ['AE', '0501234567، 0551234567', '+971501234567 +971551234567'],
  ['AE', '050 123 4567, 055 123 4567', '+971501234567'],
  ['AE', 'Flat B, 050 123 4567', '+971501234567'],
  ['AE', 'Flat 1204, +971 50 123 4567', '+971501234567'],
  ['AE', 'Flat 1204, 050 123 4567', 'none'],
  ['GB', 'Room 12, 020 7946 0018', 'none'],
].map(([country, text, before]) => {
  const now = found(text, country);
  console.log(`${country} "${text}": ${now}`);
  return now === before;
});
process.exit(seen.every(Boolean) ? 0 : 1);
JS
node try.mjs
