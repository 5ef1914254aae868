declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Record<'createHTML' | 'createScript', (text: string) => string | null>): unknown };
  }
}

/** The HTML from which React creates a <script> that does not run (sections/structuredData.tsx). */
const EMPTY_SCRIPT = '<script></script>';
/** The text that Radix's Select writes into its <style>. */
const SELECT_STYLE = /^\[data-radix-select-viewport\]\{[^<]*\}$/;

/**
 * Under `require-trusted-types-for 'script'` (public/_headers) the browser lets no text become markup or script. This policy allows the
 * only exceptions, which are texts that libraries write. Any other text causes a TypeError in the code that writes it.
 */
export function allowOwnMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || SELECT_STYLE.test(text) || isStructuredData(text) ? text : null),
    createScript: (text) => (isStructuredData(text) ? text : null),
  });
}

/** Returns whether a text is schema.org data without a '<', and therefore neither markup nor code. */
function isStructuredData(text: string): boolean {
  if (!text.startsWith('{"@context":"https://schema.org"') || text.includes('<')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
