import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

import { FIRST_DIALOG_MS } from '../../e2e/support/speedLimits.ts';
import { matchPath } from '../../src/site/pages.ts';
import { book, type Booking } from './booking.ts';
import { bookingVerdict, type Cost, costOf, costs, costVerdict, slowCostVerdict } from './processorVerdict.ts';
import { type Check, median, mediansOf } from './verdict.ts';
import { onPhone, visit } from './visit.ts';

export interface Phones {
  /** How many times slower than this machine each phone is. */
  phone: number;
  slowPhone: number;
}

/** Two origins of the same site; `baseline` has no scripts. */
export interface Origins {
  page: string;
  baseline: string;
}

/** Measures a route's cost in processor time and network on a phone. `indexes` is this machine's processor speed during each run. */
export async function processorChecks(
  browser: Browser,
  { page, baseline }: Origins,
  route: string,
  runs: number,
  { phone, slowPhone }: Phones,
): Promise<{ checks: Check[]; indexes: number[] }> {
  const indexes: number[] = [];
  const cost = async (origin: string, slowdown: number): Promise<Cost> => {
    indexes.push(await benchmarkIndex(browser));
    return costOf(await visit(browser, origin + route, slowdown), phone);
  };
  const measureAlternately = async (slowdown: number): Promise<[Cost, Cost]> => {
    const [pageCosts, baselineCosts]: [Cost[], Cost[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      pageCosts.push(await cost(page, slowdown));
      baselineCosts.push(await cost(baseline, slowdown));
    }
    return [mediansOf(costs, pageCosts), mediansOf(costs, baselineCosts)];
  };
  const bookings = async (slowdown: number): Promise<Booking> => {
    const figures: Booking[] = [];
    for (let run = 0; run < runs; run++) figures.push(await book(browser, page + route, slowdown));
    return mediansOf(['tap', 'key'], figures);
  };
  const match = matchPath(route);
  const checks = [
    ...costVerdict(...(await measureAlternately(1)), match?.route.landingButton !== undefined),
    slowCostVerdict(...(await measureAlternately(slowPhone)), slowPhone),
  ];
  // Skip pages where Book Appointment opens a chat or where a popup would interfere.
  if (match && !match.page.staff && match.route.booking === undefined && match.page.popup === undefined) {
    checks.push(
      ...bookingVerdict(await bookings(phone), phone, FIRST_DIALOG_MS.phone),
      ...bookingVerdict(await bookings(slowPhone), slowPhone, FIRST_DIALOG_MS.slowPhone),
    );
  }
  return { checks, indexes };
}

/** Returns Lighthouse's benchmarkIndex of this machine right now. */
async function benchmarkIndex(browser: Browser): Promise<number> {
  return await onPhone(browser, async (page) => await page.evaluate(pageFunctions.computeBenchmarkIndex));
}

/** Returns the median of three benchmark indexes. */
export async function steadyBenchmarkIndex(browser: Browser): Promise<number> {
  const indexes: number[] = [];
  for (let run = 0; run < 3; run++) indexes.push(await benchmarkIndex(browser));
  return median(indexes);
}
