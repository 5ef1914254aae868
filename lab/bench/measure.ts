import type { JSHandle, Page } from '@playwright/test';

export interface Check {
  what: string;
  number: number;
  /** The number with its unit. */
  value: string;
  limit: string;
  passed: boolean;
}

/** Checks that a value is at most `limit`. `unit` has a space before it, if it needs one. */
export function atMost(what: string, value: number, limit: number, unit = '', digits = 0): Check {
  return { what, number: value, value: `${value.toFixed(digits)}${unit}`, limit: `<= ${limit}${unit}`, passed: value <= limit };
}

/** Medians of Lighthouse. Times are in ms, scores from 0 to 100. */
export type Scores = Record<'fcp' | 'si' | 'lcp' | 'cls' | 'tbt' | 'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

/** Checks a page against the same page without scripts (`baseline`). */
export function scoreChecks(page: Scores, baseline: Scores): Check[] {
  const ratio = (what: string, name: 'fcp' | 'si' | 'lcp', limit: number) =>
    atMost(`${what} ${page[name].toFixed(0)} : ${baseline[name].toFixed(0)} ms`, page[name] / baseline[name], limit, '', 2);
  const score = (what: string, value: number, limit: number) => ({
    what,
    number: value,
    value: String(value),
    limit: `>= ${limit}`,
    passed: value >= limit,
  });
  return [
    ratio('FCP', 'fcp', 1.15),
    ratio('Speed Index', 'si', 1.2),
    ratio('LCP', 'lcp', 1.15),
    atMost('Layout shift', page.cls, 0.01, '', 3),
    score(`Performance, blocking ${page.tbt.toFixed(0)} : ${baseline.tbt.toFixed(0)} ms`, page.performance, 99),
    score('Accessibility', page.accessibility, 100),
    score('Best practices', page['best-practices'], 100),
    score('SEO', page.seo, 100),
  ];
}

/** Returns the median; for an even count, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const pair = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return pair.reduce((total, value) => total + value, 0) / pair.length;
}

/** Returns the median of every figure. */
export function medians<Name extends string>(runs: readonly Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Record<Name, number>;
}

/** Slows the processor down for this page, including later navigations. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Collects the time from each key to the frame with its letter, by Event Timing, in ms; none below its minimum of 16 ms. */
export async function watchKeys(page: Page): Promise<JSHandle<number[]>> {
  return await page.evaluateHandle(() => {
    const times: number[] = [];
    const known = new Map<number, number>();
    // TypeScript's types lack durationThreshold.
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        if (!name.startsWith('keydown') && name !== 'input') continue;
        const place = known.get(startTime) ?? times.length;
        known.set(startTime, place);
        times[place] = Math.max(times[place] ?? 0, duration);
      }
    }).observe(options);
    return times;
  });
}
