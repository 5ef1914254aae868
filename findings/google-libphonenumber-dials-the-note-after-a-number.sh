#!/bin/sh
# With: google-libphonenumber 3.2.47 and libphonenumber-js 1.13.16.
# Behaviour: Of "050 123 4567 WhatsApp" Google's library makes +97150123456794287280, which is invalid: it dials the letters
#   of the note on a keypad. "050 123 4567 Sara" and "(mobile)" go the same way; a note of one or two letters, an Arabic
#   note or one before the number does no harm, and a comma before the note is an error. libphonenumber-js reads
#   +971501234567 each time.
# One would expect: both, of one origin and with the same data, to drop the note after the number.
# Why it matters: Visitors add "WhatsApp" or a name to their number. What the form checks with one library, a CRM or
#   mail tool with the other one refuses.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts google-libphonenumber@3.2.47 libphonenumber-js@1.13.16 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import google from 'google-libphonenumber';
import parsePhoneNumber from 'libphonenumber-js/max';

const phones = google.PhoneNumberUtil.getInstance();
const read = (text) => {
  try {
    return phones.format(phones.parse(text, 'AE'), google.PhoneNumberFormat.E164);
  } catch {
    return 'error';
  }
};
const number = '050 123 4567';
const seen = ['WhatsApp', 'Sara', '(mobile)', 'WA', 'واتساب', ', WhatsApp'].map((note) => {
  const text = `${number} ${note}`;
  const both = [read(text), parsePhoneNumber(text, 'AE').number];
  console.log(`"${text}": ${both.join(' and ')}`);
  return both;
});
const right = '+971501234567';
const expected = [`${right}94287280`, `${right}7272`, `${right}662453`, right, right, 'error'];
process.exitCode = seen.every(([first, second], index) => first === expected[index] && second === right) ? 0 : 1;
END
node try.mjs
