#!/bin/sh
# With: postal-mime 4.0.0 beside mailparser 3.14.2 (npm).
# Behaviour: From: sara@example.com (Sara (Dubai)) is read as the address "sara@example.com)" and the name "Sara
#   (Dubai"; mailparser, by the same author, reads both rightly. With one pair of brackets both do.
# One would expect: the address sara@example.com: comments nest (RFC 5322, section 3.2.2).
# Why it matters: Older programs write the name in brackets behind the address. The answer is then sent to an address
#   that no server takes, and a search by address does not find the client.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts postal-mime@4.0.0 mailparser@3.14.2 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';

const read = async (from) => {
  const mail = `From: ${from}\r\nSubject: Visit\r\n\r\nHello`;
  const { from: postal } = await PostalMime.parse(mail);
  const other = (await simpleParser(mail)).from.value[0];
  console.log(`${from}: postal-mime ${postal.address}, mailparser ${other.address}`);
  return [postal.address, other.address].join();
};
const single = await read('sara@example.com (Sara)');
const nested = await read('sara@example.com (Sara (Dubai))');
process.exitCode = single === 'sara@example.com,sara@example.com' && nested === 'sara@example.com),sara@example.com' ? 0 : 1;
END
node try.mjs
