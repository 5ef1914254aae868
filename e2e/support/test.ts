import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Lets a test allow the faults that it expects. */
export interface Faults {
  /** Allows faults that match, such as the browser's report of a failure that the test provokes. */
  expected(fault: RegExp): void;
}

/**
 * Playwright's `test`, extended to fail on script errors, React warnings and CSP violations. A failing test prints the page's console.
 * Every test in e2e/ uses it.
 */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ page }, use, info) => {
      const messages: string[] = [];
      page.on('console', (message) => void messages.push(`${message.type()}: ${message.text()}`));
      const seen = watchForFaults(page);
      const allowed: RegExp[] = [];
      await use({ expected: (fault) => void allowed.push(fault) });
      if (info.status !== info.expectedStatus) console.log(`The page's console:\n${messages.join('\n')}`);
      expect(seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects the page's errors, except the map's, which tests cannot reach (scripts/browser.ts). */
function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`pageerror: ${error.message}`));
  page.on('console', (message) => {
    if (message.location().url.includes('www.google.com')) return;
    if (message.type() === 'error' || /Content Security Policy|hydrat/i.test(message.text()))
      faults.push(`${message.type()}: ${message.text()}`);
  });
  return faults;
}
