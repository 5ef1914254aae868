import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Lets a test allow the errors that it expects. */
export interface PageErrors {
  /** Allows errors that match, such as the browser's report of a failure that the test provokes. */
  expected(error: RegExp): void;
}

/**
 * Playwright's `test`, extended to fail on script errors, React warnings and CSP violations. A failing test prints the page's console.
 * Every test in e2e/ uses it.
 */
export const test = base.extend<{ errors: PageErrors }>({
  errors: [
    async ({ page }, use, info) => {
      const messages: string[] = [];
      page.on('console', (message) => void messages.push(`${message.type()}: ${message.text()}`));
      const seen = watchForErrors(page);
      const allowed: RegExp[] = [];
      await use({ expected: (error) => void allowed.push(error) });
      if (info.status !== info.expectedStatus) console.log(`The page's console:\n${messages.join('\n')}`);
      expect(seen.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects the page's errors, except the map's, which tests cannot reach (scripts/browser.ts). */
function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`pageerror: ${error.message}`));
  page.on('console', (message) => {
    if (message.location().url.includes('www.google.com')) return;
    if (message.type() === 'error' || /Content Security Policy|hydrat/i.test(message.text()))
      errors.push(`${message.type()}: ${message.text()}`);
  });
  return errors;
}
