#!/bin/sh
# With: letterparser 0.1.8 reads what nodemailer 10.6.1 wrote (npm); postal-mime 4.0.0 reads it rightly.
# Behaviour: A Reply-To with the name سارة, "سوسو" is written as one encoded word; letterparser decodes it first and
#   splits afterwards: two addresses come out, the first of them "سارة" without a mailbox.
# One would expect: one address with that name: an encoded word is one word, so that a comma in it separates nothing
#   (RFC 2047, section 6.2).
# Why it matters: A reply to a client whose display name has a comma or angle brackets goes to a list whose first
#   entry is no address.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts letterparser@0.1.8 nodemailer@10.6.1 postal-mime@4.0.0 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { extract } from 'letterparser';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const replyTo = { name: 'سارة, "سوسو"', address: 'sara@example.com' };
const { message } = await transport.sendMail({ from: 'studio@example.com', to: 'desk@example.com', replyTo, text: 'Hello' });
console.log(/^Reply-To:.*(\r\n .*)*/m.exec(message.toString())[0]);
const { replyTo: split } = extract(message.toString());
const { replyTo: whole } = await PostalMime.parse(message);
console.log('letterparser:', JSON.stringify(split));
console.log('postal-mime: ', JSON.stringify(whole));
process.exitCode = Array.isArray(split) && split.length === 2 && whole.length === 1 && whole[0].name === replyTo.name ? 0 : 1;
END
node try.mjs
