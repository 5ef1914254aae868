#!/bin/sh
# With: sharp 0.35.5.
# Behaviour: resize() of a picture of 1001 x 667 to 1200 x 630 with withoutEnlargement gives 1001 x 630, neither the shape
#   of the picture nor the one asked for; to 1200 x 1200 it gives the uncropped picture. With fit: contain it gives
#   1200 x 630 and 1200 x 1200, larger than the picture, and one of 800 x 500 is padded too.
# One would expect: one rule for both: the picture as it is, or the shape asked for at the largest size without enlarging.
# Why it matters: Previews for messengers and search need their exact shape. A photograph slightly too narrow comes out in
#   a third shape without a message.
# 28 November 2026
set -eu
command -v npm > /dev/null || { echo 'npm is missing.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 2' HUP INT TERM
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts sharp@0.35.5 > npm.log 2>&1 || {
  echo 'The packages cannot be installed here.'
  exit 2
}
cat > try.mjs << 'END'
import sharp from 'sharp';

const size = async (from, to, fit) => {
  const picture = sharp({ create: { width: from[0], height: from[1], channels: 3, background: 'teal' } });
  const { info } = await picture.resize({ width: to[0], height: to[1], fit, withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true });
  console.log(`${from.join(' x ')} to ${to.join(' x ')} with ${fit}: ${info.width} x ${info.height}`);
  return `${info.width}x${info.height}`;
};
const seen = [];
for (const fit of ['cover', 'contain']) {
  for (const [from, to] of [[[1001, 667], [1200, 630]], [[1001, 667], [1200, 1200]], [[800, 500], [1200, 630]]]) seen.push(await size(from, to, fit));
}
process.exitCode = seen.join(' ') === '1001x630 1001x667 800x500 1200x630 1200x1200 1200x630' ? 0 : 1;
END
node try.mjs
