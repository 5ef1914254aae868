const numbers = [
  'fcp',
  'si',
  'lcp',
  'tbt',
  'cls',
  'kilobytes',
  'processor',
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
] as const;

/**
 * Figures of one Lighthouse run, or medians of several runs. Times are in ms. `kilobytes` is the amount transferred until the page was
 * idle, `processor` the machine's benchmarkIndex (speed) during the run, and `lost` the audits that cost points.
 */
export type Figures = Record<(typeof numbers)[number], number> & { lost: string[] };

export interface Check {
  what: string;
  value: string;
  bar: string;
  passed: boolean;
}

/** Returns the median of every figure, and all audits that cost points in any run. */
export function medians(runs: readonly Figures[]): Figures {
  return { ...mediansOf(numbers, runs), lost: [...new Set(runs.flatMap(({ lost }) => lost))].toSorted() };
}

/** Returns the median of each of these figures. */
export function mediansOf<Key extends string>(keys: readonly Key[], runs: readonly Record<Key, number>[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<Key, number>;
}

/** Checks a page against the same page without scripts (`baseline`). Both are medians of alternating runs. */
export function verdict(page: Figures, baseline: Figures): Check[] {
  const ratio = (what: string, key: 'fcp' | 'si' | 'lcp', bar: number): Check => {
    const value = page[key] / baseline[key];
    return {
      what: `${what} ${page[key].toFixed(0)} : ${baseline[key].toFixed(0)} ms`,
      value: value.toFixed(2),
      bar: `<= ${bar.toFixed(2)}`,
      passed: value <= bar,
    };
  };
  const score = (what: string, value: number, bar: number): Check => ({
    what,
    value: String(value),
    bar: `>= ${bar}`,
    passed: value >= bar,
  });
  return [
    ratio('FCP', 'fcp', 1.15),
    ratio('Speed Index', 'si', 1.2),
    ratio('LCP', 'lcp', 1.15),
    { what: 'Layout shift', value: page.cls.toFixed(3), bar: '<= 0.010', passed: page.cls <= 0.01 },
    score(
      `Performance ${page.performance} : ${baseline.performance}, blocking ${page.tbt.toFixed(0)} : ${baseline.tbt.toFixed(0)} ms`,
      page.performance,
      99,
    ),
    score('Accessibility', page.accessibility, 100),
    score('Best practices', page.bestPractices, 100),
    score('SEO', page.seo, 100),
  ];
}

/** Checks the blocking time on a processor `slowdown` times slower than this one. */
export function slowVerdict(page: Figures, baseline: Figures, slowdown: number): Check {
  const extra = page.tbt - baseline.tbt;
  return {
    what: `Blocking at ${Number(slowdown.toFixed(1))}x ${page.tbt.toFixed(0)} : ${baseline.tbt.toFixed(0)} ms`,
    value: `${extra < 0 ? '' : '+'}${extra.toFixed(0)} ms`,
    bar: '<= +60 ms',
    passed: extra <= 60,
  };
}

/** Removes all scripts from a page except structured data. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Returns the median; for an even count, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const pair = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return pair.reduce((total, value) => total + value, 0) / pair.length;
}
