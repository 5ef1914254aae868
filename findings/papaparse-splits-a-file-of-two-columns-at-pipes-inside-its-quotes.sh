#!/bin/sh
# With: papaparse 5.7.1 (npm).
# Behaviour: A file with two columns, a line feed at its end and quoted messages with as many pipes (or semicolons) in
#   each is split at the pipes: the header becomes one column "Name,Message". Without the last line feed, with
#   skipEmptyLines or with three columns, the comma is found.
# One would expect: the comma: it separates in every line, and what stands in quotes does not count as a separator in
#   CSV.
# Why it matters: An export of names and messages, where a list of treatments is joined with " | ", arrives without
#   its columns; errors is empty, so that nothing is reported.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts papaparse@5.7.1 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import Papa from 'papaparse';

const files = {
  'two columns, line feed at the end': 'Name,Message\nSara,"brows | lips | skin"\nMaya,"skin | lashes | brows"\n',
  'the same without the line feed': 'Name,Message\nSara,"brows | lips | skin"\nMaya,"skin | lashes | brows"',
  'three columns, line feed at the end': 'Id,Name,Message\n1,Sara,"brows | lips | skin"\n2,Maya,"skin | lashes | brows"\n',
};
const seen = Object.entries(files).map(([kind, text]) => {
  const { data, meta, errors } = Papa.parse(text);
  console.log(`${kind}: separator ${meta.delimiter}, header ${JSON.stringify(data[0])}, ${errors.length} errors`);
  return meta.delimiter;
});
process.exitCode = seen.join('') === '|,,' ? 0 : 1;
END
node try.mjs
