declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Record<'createHTML' | 'createScript', (text: string) => string | null>): unknown };
  }
}

/** How React makes a <script> that does not run (sections/structuredData.tsx). */
const EMPTY_SCRIPT = '<script></script>';
/** What Radix's Select writes into a <style> of its own. */
const SELECT_STYLE = /^\[data-radix-select-viewport\]\{[^<]*\}$/;

/**
 * Under `require-trusted-types-for 'script'` (public/_headers) no text becomes markup or script in the browser. These are all the
 * exceptions, for libraries that write texts of their own; anything else throws a TypeError where it is written.
 */
export function allowOwnMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || SELECT_STYLE.test(text) || isStructuredData(text) ? text : null),
    createScript: (text) => (isStructuredData(text) ? text : null),
  });
}

/** Data of schema.org without a '<': neither markup nor a program. */
function isStructuredData(text: string): boolean {
  if (!text.startsWith('{"@context":"https://schema.org"') || text.includes('<')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
