import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Engine = typeof axe;

/**
 * Serious and critical axe violations on the page or in a part of the page, except of some rules. Excludes the embedded map, which is a
 * third-party page.
 */
export async function seriousViolations(page: Page, part = 'html', exceptRules: readonly string[] = []): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const engine = await page.evaluateHandle<Engine>(isThere ? 'axe' : `${axe.source}; axe`);
  const rules = Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await engine.evaluate(async ({ run }, [include, options]) => await run({ include, exclude: 'iframe' }, options), [
    part,
    { rules, resultTypes: ['violations'], iframes: false } satisfies axe.RunOptions,
  ] as const);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
