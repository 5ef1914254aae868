#!/bin/sh
# With: sharp 0.35.5 (its libwebp).
# Behaviour: A soft picture of 400 x 300 pixels as WebP with nearLossless is smallest at quality 60. At 40 and at 20, which
#   change its pixels more, the file is larger again, about as large as at 80. On a smooth gradient nearLossless at any
#   quality is larger than lossless.
# One would expect: each lower quality to make a smaller file, and near-lossless to be smaller than lossless.
# Why it matters: Backgrounds and soft skin are what a studio's pictures consist of. Lowering the quality to save bytes costs
#   both the picture and bytes.
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

let state = 7;
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const noise = Buffer.from(Array.from({ length: 400 * 300 * 3 }, () => Math.floor(random() * 256)));
const soft = await sharp(noise, { raw: { width: 400, height: 300, channels: 3 } }).blur(4).normalise().png().toBuffer();
const gradient = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><radialGradient id="g"><stop stop-color="#e8c7b0"/>
<stop offset="1" stop-color="#5a3a2e"/></radialGradient><rect width="400" height="300" fill="url(#g)"/></svg>`);
const bytes = async (picture, options) => (await sharp(picture).webp(options).toBuffer()).length;
const near = {};
for (const quality of [80, 60, 40, 20]) near[quality] = await bytes(soft, { nearLossless: true, quality });
console.log('Bytes of the soft picture by quality:', near);
const smooth = [await bytes(gradient, { lossless: true }), await bytes(gradient, { nearLossless: true, quality: 40 })];
console.log(`The gradient: lossless ${smooth[0]}, near-lossless ${smooth[1]}`);
process.exitCode = near[60] < near[80] && near[40] > near[60] && near[20] > near[40] && smooth[1] > smooth[0] ? 0 : 1;
END
node try.mjs
