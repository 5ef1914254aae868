#!/bin/sh
# With: lightningcss 1.32.0, minifying (as Vite does in a build).
# Behaviour: "border-image: none" becomes "border-image:" without a value. Browsers drop the declaration.
# One would expect: border-image:none, or the longhand that it stands for.
# Why it matters: A rule that takes an image border away, as in forced colours or print, is lost in the built site only.
#   "border-image-source: none" is kept.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts lightningcss@1.32.0 > npm.log 2>&1 || {
  echo 'The package cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import { transform } from 'lightningcss';

const minified = (css) => transform({ filename: 'a.css', code: Buffer.from(css), minify: true }).code.toString();
const lost = minified('a { border-image: none }');
console.log(lost);
console.log(minified('a { border-image-source: none }'));
process.exitCode = lost === 'a{border-image:}' ? 0 : 1;
END
node try.mjs
