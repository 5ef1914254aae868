/** `npm run brand`: draws the icons, the share images and the manifest's name into public/. Run it after a change of the studio's name. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.ts';
import { facts } from '../src/site/facts.ts';

const ROOT = join(import.meta.dirname, '..');
const SIZE = { width: 1200, height: 630 };
const MARK = '<path d="M1 29V11a10 10 0 0 1 20 0v18Z"/><path d="M6.5 29V12.5a4.5 4.5 0 0 1 9 0V29"/>';

interface Share {
  file: string;
  plate: string;
  /** Up to two lines. Without them the image is the site's own: the studio's name on silk. */
  title?: readonly [string, string];
  /** The part of the plate that the arch shows, as a CSS position. */
  focus?: string;
}

const shares: readonly Share[] = [
  { file: 'share.jpg', plate: 'silk-wide' },
  { file: 'share/permanent-makeup.jpg', title: ['Permanent', 'makeup'], plate: 'service-permanent-makeup' },
  { file: 'share/led-light.jpg', title: ['LED light', 'therapy'], plate: 'led-red' },
  { file: 'share/brows-lashes.jpg', title: ['Brows', '& lashes'], plate: 'brows-lamination' },
  { file: 'share/skin-pen.jpg', title: ['SkinPen', 'microneedling'], plate: 'skin-pen' },
  { file: 'share/microblading.jpg', title: ['Microblading', 'in Dubai'], plate: 'pair-microblading-after' },
  { file: 'share/microblading-dubai.jpg', title: ['Microblading', 'hair by hair'], plate: 'brows-lamination', focus: 'top' },
  { file: 'share/lip-blush.jpg', title: ['Lip blush', 'in Dubai'], plate: 'lip-hero', focus: 'bottom' },
];

/** A square icon. `share` is the mark's height as a fraction of `size`; `line` is its line width. */
function icon(size: number, share: number, line: number, radius = 0): string {
  const scale = (size * share) / 30;
  const transform = `translate(${(size - 22 * scale) / 2} ${(size - 30 * scale) / 2}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="#4A1F28"/><g transform="${transform}"><g fill="none" stroke="#E2C89A" stroke-width="${line}" stroke-linejoin="round">${MARK}</g></g></svg>`;
}

async function drawIcons(folder: string): Promise<void> {
  const favicon = icon(64, 0.66, 1.9, 6);
  const app = icon(512, 0.56, 1.35);
  // Platforms crop this icon to a circle, so the mark stays within the middle 80 %.
  const maskable = icon(512, 0.46, 1.4);
  await writeFile(join(folder, 'favicon.svg'), `${favicon}\n`);
  const png = (svg: string, size: number, name: string) =>
    sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png({ compressionLevel: 9 }).toFile(join(folder, name));
  await png(favicon, 32, 'favicon-32.png');
  await png(app, 180, 'apple-touch-icon.png');
  await png(app, 192, 'icon-192.png');
  await png(app, 512, 'icon-512.png');
  await png(maskable, 512, 'icon-maskable-512.png');
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const dataUrl = async (file: string, type: string) => `data:${type};base64,${(await readFile(join(ROOT, file))).toString('base64')}`;

/** The page of which an image is taken: words on the left, and on the right a framed arch that stands on the lower edge. */
async function shareHtml(name: string, { plate, title, focus = 'center' }: Share): Promise<string> {
  const [serif, sans] = await Promise.all(['cormorant', 'figtree'].map((font) => dataUrl(`src/ui/fonts/${font}.woff2`, 'font/woff2')));
  const picture = await dataUrl(`pictures/plates/${plate}.webp`, 'image/webp');
  const own = title === undefined;
  const frame = own ? 'M734 630V286a192 192 0 0 1 384 0v344M96 428H252' : 'M694 630V294a212 212 0 0 1 424 0v336M96 470H252';
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Cormorant; src: url(${serif}); font-weight: 500 600 }
@font-face { font-family: Figtree; src: url(${sans}); font-weight: 400 600 }
body { margin: 0; height: 630px; background: #fbf8f4 }
body * { margin: 0; position: absolute; white-space: nowrap; font: 500 27px/1 Figtree; fill: none }
i { left: 708px; top: 96px; width: 396px; height: 534px; border-radius: 198px 198px 0 0; background: url(${picture}) ${focus} / cover }
svg { left: 0; top: 0; stroke: #b48e58; stroke-width: 1.5 }
svg + svg { left: 96px; top: 96px; height: 41px; stroke-width: 1.1 }
b { left: 145px; top: 99px; font: 500 40px/1 Cormorant; color: #241a1b }
h1 { left: 92px; top: 225px; font: 500 92px/98px Cormorant; color: #4a1f28 }
p { left: 94px; top: 454px; color: #e2c89a }
small { left: 95px; top: 498px; font-size: 19px; letter-spacing: 3px; text-transform: uppercase; color: #7a5a2b }
.own, .own i { background: url(${picture}) top / cover fixed }
.own::before { content: ''; display: block; height: 100%; background: #250d14d6 }
.own i { left: 748px; top: 122px; width: 356px; height: 508px; border-radius: 178px 178px 0 0 }
.own svg + svg { top: 168px; height: 60px; stroke: #e2c89a }
.own h1 { left: 91px; top: 289px; font-size: min(96px, ${Math.round(1500 / name.length)}px); color: #fbf8f4 }
.own small { top: 506px; color: #d8c7bb }
</style><body class="${own ? 'own' : ''}"><i></i><svg width="1200" height="630"><path d="${frame}"/></svg><svg viewBox="0 0 22 30">${MARK}</svg>${
    own ? `<h1>${name}</h1><p>Permanent makeup &amp; skin aesthetics</p>` : `<b>${name}</b><h1>${title.map(escapeHtml).join('<br>')}</h1>`
  }<small>${facts.district}</small>`;
}

/** Draws everything into `folder`, which has the layout of public/. */
export async function drawBrand(name: string, folder: string): Promise<void> {
  await drawIcons(folder);
  const manifest = JSON.parse(await readFile(join(ROOT, 'public/site.webmanifest'), 'utf8'));
  await writeFile(join(folder, 'site.webmanifest'), `${JSON.stringify({ ...manifest, name, short_name: name }, null, 2)}\n`);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS] });
  const page = await browser.newPage({ viewport: SIZE });
  for (const share of shares) {
    await page.setContent(await shareHtml(escapeHtml(name), share));
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(join(folder, share.file));
  }
  await browser.close();
}

if (import.meta.main) await drawBrand(facts.studioName, join(ROOT, 'public'));
