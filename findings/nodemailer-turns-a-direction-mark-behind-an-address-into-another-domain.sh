#!/bin/sh
# With: nodemailer 10.6.1 (npm).
# Behaviour: An address that ends with an invisible right-to-left mark (U+200F), as text copied from Arabic pages may
#   have it, is sent to sara@example.xn--com-..., in the header and in the envelope: the mark is encoded as a letter
#   of the domain. An address with a blank, "sara ahmed@example.com", goes to ahmed@example.com.
# One would expect: an error, or the mark removed: domain names may not hold it (IDNA disallows it, and new URL()
#   refuses it).
# Why it matters: Confirmations go to a domain that does not exist or to another person, and sendMail reports neither.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts nodemailer@10.6.1 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import nodemailer from 'nodemailer';

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
const send = async (to) => {
  const { envelope, message } = await transport.sendMail({ from: 'studio@example.com', to, subject: 'Visit', text: 'Hello' });
  console.log(JSON.stringify(to), 'is sent to', envelope.to[0], '|', /^To: .*$/m.exec(message.toString())[0]);
  return envelope.to[0];
};
const [marked, spaced] = [await send('sara@example.com\u200f'), await send('sara ahmed@example.com')];
process.exitCode = /^sara@example\.xn--com-/.test(marked) && spaced === 'ahmed@example.com' ? 0 : 1;
END
node try.mjs
