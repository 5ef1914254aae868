import { PART_LIMIT_MS } from './boot';
import { later } from './later';

import address from '@/styles.css?url';

/**
 * A prerendered page brings the styles of its own parts inline (scripts/criticalCss.ts); other pages need the whole stylesheet. It is
 * fetched with the first of them and put to work as that page appears: earlier it would only make the browser style this page again.
 * In development every page needs it.
 */
export const wholeStylesheet = later(fetchSheet);

/** Puts the fetched stylesheet to work. */
export function applyWholeStylesheet(): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]');
  if (sheet) sheet.media = 'all';
}

async function fetchSheet(): Promise<void> {
  await window.boot?.fetchParts([address], PART_LIMIT_MS);
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href: address });
  await new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve, { once: true });
    sheet.addEventListener('error', () => {
      // The next try adds its own.
      sheet.remove();
      reject(new Error('The stylesheet did not load.'));
    });
    // Before what a part may have brought meanwhile: the styles of the staff area go over these.
    document.head.insertBefore(sheet, document.head.querySelector('link[rel="stylesheet"]'));
  });
}
