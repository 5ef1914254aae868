#!/bin/sh
# With: mailparser 3.14.2 (npm).
# Behaviour: "Date: Sat, 28 Nov 2020 20:00:00 GST" is read as the moment at which the mail is parsed, today. "+0400"
#   and "EST" are read rightly, a header without a zone as local time.
# One would expect: no date, an invalid date, or 20:00 UTC, which RFC 5322 gives to zones that a reader does not know.
# Why it matters: Some senders write the name of a zone, and GST stands for the Gulf. A mailbox that is read again
#   shows old mails as of today, in order of reading, and rules by age never reach them.
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

const start = Date.now();
const read = async (zone) => {
  const { date } = await simpleParser(`From: a@example.com\r\nDate: Sat, 28 Nov 2020 20:00:00 ${zone}\r\n\r\nHello`);
  console.log(`28 Nov 2020 20:00:00 ${zone}: ${date?.toISOString()}`);
  return date;
};
const [offset, eastern, gulf] = [await read('+0400'), await read('EST'), await read('GST')];
const isNow = gulf >= start && gulf <= Date.now();
console.log('GST is read as the present moment:', isNow);
const others = `${offset.toISOString()} ${eastern.toISOString()}`;
process.exitCode = isNow && others === '2020-11-28T16:00:00.000Z 2020-11-29T01:00:00.000Z' ? 0 : 1;
END
node try.mjs
