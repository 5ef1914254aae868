import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious and critical axe violations on the page, or in a part of it. Excludes the map, which is not our page. */
export async function seriousViolations(page: Page, part?: string): Promise<string[]> {
  // Legacy mode runs in the same page and without frames: a fifth faster than a second page for each analysis.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe')
    .options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
