import { PART_LIMIT_MS } from './boot';
import { later } from './later';

import address from '@/styles.css?url';

/**
 * A prerendered page has its styles inline (scripts/criticalCss.ts). Pages opened by a navigation need the whole stylesheet. It is fetched
 * with the first such page and applied only when that page appears, so that the browser does not restyle the current page needlessly.
 * In development every page needs the whole stylesheet.
 */
export const wholeStylesheet = later(fetchStylesheet);

export function applyWholeStylesheet(): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]');
  if (sheet) sheet.media = 'all';
}

async function fetchStylesheet(): Promise<void> {
  await window.boot?.fetchParts([address], PART_LIMIT_MS);
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href: address });
  await new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve, { once: true });
    sheet.addEventListener('error', () => {
      // The next attempt adds its own link.
      sheet.remove();
      reject(new Error('The stylesheet did not load.'));
    });
    // Insert it before any stylesheet that a part has added: the staff area's styles must override the whole stylesheet.
    document.head.insertBefore(sheet, document.head.querySelector('link[rel="stylesheet"]'));
  });
}
