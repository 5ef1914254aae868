#!/bin/sh
# With: sharp 0.35.5 and Chromium 156.0.8078.108 (Debian).
# Behaviour: A photograph of 40 x 20 pixels with the orientation 6 is converted by sharp with keepMetadata(). Chromium
#   shows JPEG, PNG and AVIF upright, 20 x 40, and the WebP lying, 40 x 20, although sharp reads the orientation 6
#   from that WebP and autoOrient() turns it.
# One would expect: all four alike, or the AVIF as the exception, since sharp leaves no EXIF orientation in it.
# Why it matters: Before/after pictures come from phones, which store the turn in the metadata. A <picture> with AVIF,
#   WebP and JPEG then lies on its side in the browsers that take the second source only.
# 28 November 2026
set -eu
chromium=$(command -v chromium || command -v chromium-browser || true)
[ -n "$chromium" ] || { echo 'Chromium is missing.'; exit 2; }
export CHROMIUM="$chromium"
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
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const phone = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
  .jpeg()
  .withMetadata({ orientation: 6 })
  .toBuffer();
let images = '';
for (const format of ['jpeg', 'png', 'avif', 'webp']) {
  const file = await sharp(phone).keepMetadata().toFormat(format).toBuffer();
  const upright = await sharp(file).autoOrient().toBuffer({ resolveWithObject: true });
  console.log(`sharp reads ${format}: ${upright.info.width} x ${upright.info.height} with autoOrient()`);
  images += `<img alt="${format}" src="data:image/${format};base64,${file.toString('base64')}">`;
}
const script = 'document.body.innerHTML = [...document.images].map((i) => i.alt + " " + i.naturalWidth + "x" + i.naturalHeight).join(", ")';
writeFileSync('page.html', `<!doctype html><body onload='${script}'>${images}</body>`);
const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${process.cwd()}/profile`, '--dump-dom'];
const page = execFileSync(process.env.CHROMIUM, [...flags, `file://${process.cwd()}/page.html`], { stdio: ['ignore', 'pipe', 'ignore'] });
const seen = /jpeg [^<]*/.exec(page.toString())?.[0];
console.log('Chromium shows', seen);
process.exitCode = seen === 'jpeg 20x40, png 20x40, avif 20x40, webp 40x20' ? 0 : 1;
END
node try.mjs
