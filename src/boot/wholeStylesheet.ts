import address from '@/styles.css?url';

/**
 * A prerendered page brings the styles of its own parts inline (scripts/pageStyles.ts); other pages need the whole stylesheet. It is
 * fetched with the first of them and put to work as that page appears: earlier it would only make the browser style this page again.
 * In development every page needs it.
 */
let fetched: Promise<void> | undefined;

/** Fetches the stylesheet, which changes nothing yet. Rejects when it does not arrive; the next call tries again. */
export async function fetchWholeStylesheet(): Promise<void> {
  fetched ??= fetchSheet().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  await fetched;
}

/** Puts the fetched stylesheet to work. */
export function applyWholeStylesheet(): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]');
  if (sheet) sheet.media = 'all';
}

async function fetchSheet(): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.media = 'not all';
  sheet.href = address;
  const settled = new Promise<void>((resolve, reject) => {
    sheet.addEventListener('load', () => resolve(), { once: true });
    sheet.addEventListener('error', () => reject(new Error(`The stylesheet ${address} did not arrive.`)), { once: true });
  });
  document.head.append(sheet);
  try {
    await settled;
  } catch (error) {
    sheet.remove();
    throw error;
  }
}
