import { FIRST_LOAD, FIRST_SECONDS } from '../../e2e/support/speedLimits.ts';
import type { Booking } from './booking.ts';
import { longestScript, threadBlocking, totalBlocking } from './mainThread.ts';
import type { Check } from './verdict.ts';
import type { Visit } from './visit.ts';

/** Cost of an idle page until 6 s after its load event: times in ms, sizes in transferred KB (1,000 bytes). */
export type Cost = Record<(typeof costs)[number], number>;

export const costs = [
  'threadBlocking',
  'longestScript',
  'totalBlocking',
  'script',
  'scripts',
  'earlyScripts',
  'document',
  'fonts',
  'fontFiles',
  'hero',
  'total',
] as const;

/** Sums up a visit. `phone` is how many times slower than this machine the simulated phone is. */
export function costOf({ tasks, firstPaint, documentBytes, files }: Visit, phone: number): Cost {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const fonts = files.filter(({ path }) => path.endsWith('.woff2'));
  const firstPictures = files.filter(({ path, start }) => /\.(avif|webp|jpe?g|png)$/.test(path) && start < firstPaint);
  const kilobytes = (sent: Visit['files']) => sent.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  return {
    threadBlocking: threadBlocking(tasks, phone),
    longestScript: longestScript(tasks),
    totalBlocking: totalBlocking(tasks, firstPaint),
    script: kilobytes(scripts),
    scripts: scripts.length,
    earlyScripts: scripts.filter(({ start }) => start < firstPaint).length,
    document: documentBytes / 1000,
    fonts: kilobytes(fonts),
    fontFiles: fonts.length,
    hero: Math.max(0, ...firstPictures.map(({ bytes }) => bytes)) / 1000,
    total: documentBytes / 1000 + kilobytes(files),
  };
}

/** Checks an unthrottled visit against the same page without scripts (`baseline`). Both are medians of alternating runs. */
export function costVerdict(page: Cost, baseline: Cost, isLanding: boolean): Check[] {
  const extra = page.threadBlocking - baseline.threadBlocking;
  return [
    {
      what: `Blocking by thread time ${page.threadBlocking.toFixed(0)} : ${baseline.threadBlocking.toFixed(0)} ms`,
      value: `${extra < 0 ? '' : '+'}${extra.toFixed(0)} ms`,
      bar: '<= +60 ms',
      passed: extra <= 60,
    },
    atMost('Longest script task, thread time', page.longestScript, 20, 'ms', 1),
    atMost('JavaScript', page.script, FIRST_SECONDS.scripts / 1000, 'KB', 1),
    atMost('Script requests', page.scripts, FIRST_SECONDS.scriptFiles),
    atMost('Script requests before the first paint', page.earlyScripts, 0),
    atMost('Document', page.document, (isLanding ? FIRST_LOAD.document : FIRST_LOAD.homeDocument) / 1000, 'KB', 1),
    atMost('Font files', page.fontFiles, FIRST_LOAD.fontFiles),
    atMost('Fonts', page.fonts, FIRST_LOAD.fonts / 1000, 'KB', 1),
    atMost('Largest picture before the first paint', page.hero, 30, 'KB', 1),
    atMost('All files', page.total, FIRST_LOAD.all / 1000, 'KB', 1),
  ];
}

/** Checks a visit on a processor that was actually throttled to `slowdown` times slower. */
export function slowCostVerdict(page: Cost, baseline: Cost, slowdown: number): Check {
  const what = `Blocking observed at ${formatSlowdown(slowdown)} ${page.totalBlocking.toFixed(0)} : ${baseline.totalBlocking.toFixed(0)} ms`;
  return atMost(what, page.totalBlocking, 1.5 * baseline.totalBlocking + 60, 'ms');
}

/** Checks the first booking: the dialog must appear within `tapLimit` ms, a letter within 200 ms. */
export function bookingVerdict({ tap, key }: Booking, slowdown: number, tapLimit: number): Check[] {
  return [
    atMost(`Tap on Book Appointment to dialog, ${formatSlowdown(slowdown)}`, tap, tapLimit, 'ms'),
    atMost(`First key in the dialog, ${formatSlowdown(slowdown)}`, key, 200, 'ms'),
  ];
}

function atMost(what: string, value: number, bar: number, unit = '', digits = 0): Check {
  return { what, value: `${value.toFixed(digits)} ${unit}`.trim(), bar: `<= ${bar.toFixed(0)} ${unit}`.trim(), passed: value <= bar };
}

function formatSlowdown(slowdown: number): string {
  return `${Number(slowdown.toFixed(1))}x`;
}
