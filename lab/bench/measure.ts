import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { NO_INSPECTOR_COST, BROWSER_FLAGS } from '../../scripts/browser.ts';
import { freePort } from '../site.ts';
import type { Figures } from './verdict.ts';

/** Chrome sometimes delivers a trace without the start of the navigation. The page does not cause this error. */
const UNFINISHED_TRACE = 'NO_NAVSTART';
const TRIES = 3;

/** Runs Lighthouse as on a phone (its simulated mobile defaults) in a new browser, with a processor `cpuSlowdown` times slower. */
export async function measure(url: string, chromePath: string, cpuSlowdown: number): Promise<Figures> {
  let problem = '';
  for (let tried = 0; tried < TRIES; tried++) {
    const result = await run(url, chromePath, cpuSlowdown);
    if (typeof result !== 'string') return result;
    problem = result;
  }
  throw new Error(`Lighthouse could not measure ${url} ${TRIES} times: ${problem}`);
}

/** Returns the figures, or the code of an error that is worth a retry. */
async function run(url: string, chromePath: string, cpuSlowdown: number): Promise<Figures | string> {
  const port = await freePort();
  const args = [...BROWSER_FLAGS, NO_INSPECTOR_COST, `--remote-debugging-port=${port}`];
  const chrome = await chromium.launch({ executablePath: chromePath, args });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // A full-page screenshot would scroll through the page and load content that a visitor has not requested.
      disableFullPageScreenshot: true,
      throttling: { cpuSlowdownMultiplier: cpuSlowdown },
    });
    const fault = result?.lhr.runtimeError;
    if (fault?.code === UNFINISHED_TRACE) return fault.code;
    if (!result || fault) throw new Error(`Lighthouse could not measure ${url}: ${fault?.message ?? 'no result'}`);
    const { audits, categories, environment } = result.lhr;
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
      processor: environment.benchmarkIndex,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lost,
    };
  } finally {
    await chrome.close();
  }
}
