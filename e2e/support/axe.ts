import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious and critical axe violations on the page or in a part of the page. Excludes the embedded map, which is a third-party page. */
export async function seriousViolations(page: Page, part?: string): Promise<string[]> {
  // Legacy mode runs in the same page, without frames. It takes a fifth less time than opening a second page for each analysis.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe')
    .options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
