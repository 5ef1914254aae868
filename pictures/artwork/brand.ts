/** Icons, manifest and share images in public/:  node brand.ts */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { facts } from '../../src/site/facts.ts';
import { icon, markLines, MARK_BOX } from './brand/mark.ts';
import { pageShareImages } from './brand/shareImages.ts';
import { withFonts, type SetWords } from './brand/wordmark.ts';
import { silk } from './fabric/silk.ts';
import { svgDocument, toSharp } from './lib/raster.ts';

const target = (name: string): string => fileURLToPath(new URL(`../../public/${name}`, import.meta.url));

const FAVICON = icon({ size: 64, share: 0.66, line: 1.9, radius: 6 });
const APP_ICON = icon({ size: 512, share: 0.56, line: 1.35, radius: 0 });
/** Platforms crop the icon to a circle, so the mark stays within the middle 80 %. */
const MASKABLE = icon({ size: 512, share: 0.46, line: 1.4, radius: 0 });

async function icons(): Promise<void> {
  await writeFile(target('favicon.svg'), `${FAVICON}\n`);
  const png = (svg: string, size: number, name: string): Promise<unknown> =>
    sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png({ compressionLevel: 9 }).toFile(target(name));
  await png(FAVICON, 32, 'favicon-32.png');
  await png(APP_ICON, 180, 'apple-touch-icon.png');
  await png(APP_ICON, 192, 'icon-192.png');
  await png(APP_ICON, 512, 'icon-512.png');
  await png(MASKABLE, 512, 'icon-maskable-512.png');
  const manifest = {
    name: facts.studioName,
    short_name: facts.studioName,
    description: 'Permanent makeup, brows, lashes and skin in Dubai Marina',
    start_url: '/',
    display: 'browser',
    background_color: '#FBF8F4',
    theme_color: '#4A1F28',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  await writeFile(target('site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** 1200 x 630: the wordmark on the left, and on the right an arch of lit silk that stands on the lower edge. */
async function shareImage(words: SetWords): Promise<void> {
  const size = { width: 1200, height: 630 };
  const arch = 'M748 630V300a178 178 0 0 1 356 0v330Z';
  const frame = 'M734 630V286a192 192 0 0 1 384 0v344';
  const shade = svgDocument(
    size,
    `<defs><mask id="m"><rect width="1200" height="630" fill="#fff"/><path d="${arch}" fill="#000"/></mask></defs><rect width="1200" height="630" fill="#250D14" opacity=".84" mask="url(#m)"/><path d="${frame}" fill="none" stroke="#B48E58" stroke-width="1.5"/><path d="M96 428H252" stroke="#B48E58" stroke-width="1.5"/>`,
  );
  const mark = svgDocument({ width: 44, height: 60 }, markLines('#E2C89A', 1.1), MARK_BOX);
  const name = await words({ text: facts.studioName, font: 'cormorant', size: 96, colour: '#FBF8F4' });
  const trade = await words({ text: 'Permanent makeup & skin aesthetics', font: 'figtree', size: 27, colour: '#E2C89A' });
  const place = await words({ text: 'DUBAI MARINA', font: 'figtree', size: 19, colour: '#D8C7BB', spacing: 3 });
  const cloth = silk({ ...size, colour: 'oxblood', seed: 11, span: 1.15 });
  await sharp(await toSharp(cloth).png().toBuffer())
    .composite([
      { input: shade },
      { input: mark, left: 96, top: 168 },
      { input: name, left: 91, top: 298 },
      { input: trade, left: 96, top: 458 },
      { input: place, left: 96, top: 508 },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(target('share.jpg'));
}

await icons();
await withFonts(async (words) => {
  await shareImage(words);
  await pageShareImages(words);
});
