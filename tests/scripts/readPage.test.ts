import { describe, expect, it } from 'vitest';

import { readPage } from '../../scripts/budget/readPage.ts';

const page = `<!doctype html><html><head>
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/serif.woff2">
<style>@font-face{src:url(/assets/serif.woff2)format("woff2")}@font-face{src:url("/assets/sans.woff2")}</style>
</head><body>
<picture class="contents"><source type="image/avif" srcSet="/pictures/a-375.avif 375w, /pictures/a-750.avif 750w, /pictures/a-1120.avif 1120w" sizes="94vw"/><img src="/pictures/a-750.webp" srcSet="/pictures/a-375.webp 375w" loading="eager" fetchPriority="high"/></picture>
<picture><source type="image/avif" srcSet="/pictures/b-375.avif 375w"/><img src="/pictures/b-375.webp" loading="lazy"/></picture>
<picture><source type="image/avif" srcSet="/pictures/c-375.avif 375w"/><img src="/pictures/c-375.webp"/></picture>
<video loop="" preload="none"></video><iframe src="https://maps.example" loading="lazy"></iframe>
<script type="application/ld+json">{}</script>
<script data-scripts="/assets/Home.js /assets/index.js">import(1)</script>
</body></html>`;

describe('readPage', () => {
  it('finds the scripts of the loader, the styles and the fonts', () => {
    const { scripts, css, fonts, preloadedFonts, faults } = readPage(page);
    expect(scripts).toEqual(['/assets/Home.js', '/assets/index.js']);
    expect(css).toMatch(/^@font-face/);
    expect(fonts).toEqual(['/assets/serif.woff2', '/assets/sans.woff2']);
    expect(preloadedFonts).toEqual(['/assets/serif.woff2']);
    expect(faults).toEqual([]);
  });

  it('takes the file of a phone for every picture that does not wait', () => {
    expect(readPage(page).eagerPictures).toEqual(['/pictures/a-750.avif', '/pictures/c-375.avif']);
    expect(readPage('<img src="/x.png" alt="">').eagerPictures).toEqual(['/x.png']);
  });

  it('has only the entry where no page script is named', () => {
    expect(readPage('<script data-scripts="/assets/index.js">import(1)</script>').scripts).toEqual(['/assets/index.js']);
    expect(readPage('<p>No scripts</p>').scripts).toEqual([]);
  });

  it.each([
    ['<script type="module" src="/assets/index.js"></script>', /script tag for \/assets\/index\.js/],
    ['<link rel="modulepreload" href="/assets/Home.js">', /modulepreload/],
    ['<link rel="stylesheet" href="/assets/index.css">', /stylesheet/],
    ['<video autoplay muted preload="none" src="/video/a.webm"></video>', /video that loads by itself/],
    ['<video src="/video/a.webm"></video>', /video that loads by itself/],
    ['<iframe src="https://maps.example"></iframe>', /frame that loads at once/],
  ])('objects to %s', (html, words) => {
    expect(readPage(html).faults).toEqual([expect.stringMatching(words)]);
  });
});
