import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** What a test may say about the faults of its page. */
export interface Faults {
  /** Takes faults for part of the test, such as the browser's own report of an answer that the test asked for. */
  expected(fault: RegExp): void;
}

/**
 * Playwright's test, which also fails on everything that must never happen on a page: script errors, React's warnings, CSP violations.
 * Every test of e2e/ uses this one.
 */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ page }, use) => {
      const seen = watchForFaults(page);
      const allowed: RegExp[] = [];
      await use({ expected: (fault) => void allowed.push(fault) });
      expect(seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The map cannot be reached in tests (scripts/browser.ts). */
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
