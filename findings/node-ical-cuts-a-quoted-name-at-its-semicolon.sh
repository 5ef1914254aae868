#!/bin/sh
# With: node-ical 0.26.1 beside ical.js 2.2.1 (npm).
# Behaviour: ATTENDEE;CN="Sara; Dubai":mailto:... gives the name "\"Sara" with its opening quotation mark; the rest is
#   lost. A comma in the quotation marks does no harm; ical.js reads both.
# One would expect: Sara; Dubai: quotation marks are there so that a parameter may hold semicolons, colons and commas
#   (RFC 5545, section 3.2).
# Why it matters: Appointments are sent as calendar files, with names as people type them; the name of the client or
#   the studio arrives cut, without an error.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts node-ical@0.26.1 ical.js@2.2.1 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import ICAL from 'ical.js';
import ical from 'node-ical';

const read = (name) => {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x'];
  const visit = ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261128T100000Z', 'DTSTART:20261129T100000Z'];
  const text = [...head, ...visit, `ATTENDEE;CN="${name}":mailto:sara@example.com`, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  const event = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
  const other = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent').getFirstProperty('attendee').getParameter('cn');
  console.log(`${name}: node-ical ${JSON.stringify(event.attendee.params.CN)}, ical.js ${JSON.stringify(other)}`);
  return [event.attendee.params.CN.replaceAll('"', '') === name, other === name].join();
};
process.exitCode = read('Sara, Dubai') === 'true,true' && read('Sara; Dubai') === 'false,true' ? 0 : 1;
END
node try.mjs
