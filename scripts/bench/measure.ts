import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

import { BROWSER_FLAGS } from '../browser.ts';
import type { Figures } from './verdict.ts';

/** One Lighthouse run as on a phone (its mobile defaults, simulated), in a fresh browser; `cpuSlowdown` is 4 by default. */
export async function measure(url: string, chromePath: string, cpuSlowdown = 4): Promise<Figures> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_FLAGS], logLevel: 'silent' });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // It would scroll through the whole page, which loads what a visitor has not asked for.
      disableFullPageScreenshot: true,
      throttling: { cpuSlowdownMultiplier: cpuSlowdown },
    });
    if (!run || run.lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
    const { audits, categories } = run.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const lost = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    );
    return {
      fcp: value('first-contentful-paint'),
      si: value('speed-index'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      kilobytes: value('total-byte-weight') / 1000,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lost,
    };
  } finally {
    chrome.kill();
  }
}
