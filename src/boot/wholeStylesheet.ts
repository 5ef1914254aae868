import { PART_LIMIT_MS } from './boot';
import { lazyModule } from './lazyModule';

import address from '@/styles.css?url';

/**
 * A prerendered page has the styles of its HTML and first scripts inline (scripts/build/criticalCss.ts). Parts that load later, and pages opened
 * by a navigation, need the whole stylesheet. It contains the inline rules in the same order, so the current page does not change.
 */
export const wholeStylesheet = lazyModule(fetchStylesheet);

async function fetchStylesheet(): Promise<void> {
  await window.boot?.fetchParts([address], PART_LIMIT_MS);
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
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
