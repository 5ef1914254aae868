import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

import { matchPath } from '../../src/site/pages.ts';
import { book, type Booking } from './booking.ts';
import { bookingVerdict, type Cost, costOf, costs, costVerdict, slowCostVerdict } from './processorVerdict.ts';
import { type Check, median, mediansOf } from './verdict.ts';
import { onPhone, visit } from './visit.ts';

export interface Phones {
  /** How many times slower than this machine they are. */
  phone: number;
  slowPhone: number;
}

/** Both are the same site; `baseline` without scripts. */
export interface Origins {
  page: string;
  baseline: string;
}

/** What a route costs a phone's processor and network, and how fast this machine's processor was meanwhile. */
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
  const inTurn = async (slowdown: number): Promise<[Cost, Cost]> => {
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
    ...costVerdict(...(await inTurn(1)), match?.route.reducedBar !== undefined),
    slowCostVerdict(...(await inTurn(slowPhone)), slowPhone),
  ];
  // Elsewhere Book Appointment leads to a chat, or a popup comes in between.
  if (match && !match.page.staff && match.route.booking === undefined && match.page.popup === undefined) {
    checks.push(...bookingVerdict(await bookings(phone), phone, 1_200), ...bookingVerdict(await bookings(slowPhone), slowPhone, 2_000));
  }
  return { checks, indexes };
}

/** Lighthouse's benchmarkIndex of this machine at this moment. */
async function benchmarkIndex(browser: Browser): Promise<number> {
  return await onPhone(browser, async (page) => await page.evaluate(pageFunctions.computeBenchmarkIndex));
}

/** The median of three indexes. */
export async function steadyBenchmarkIndex(browser: Browser): Promise<number> {
  const indexes: number[] = [];
  for (let run = 0; run < 3; run++) indexes.push(await benchmarkIndex(browser));
  return median(indexes);
}
