import { idleMoment } from './hydrationQueue';
import { firstInteraction } from './interaction';

// While <html> carries `data-staged` (index.html, design.css), the browser lays out only the first screens and the sections near the scroll
// position. After the first interaction, or soon after the load, the other sections are laid out, one per idle moment. From then on no
// section is clipped at its edges, no position is an estimate, and a full-page screenshot shows everything.

const SECTIONS = 'main > section, main > div > section, #root > footer';

/** Without an interaction, the rest of the page is laid out this long after the scripts ran, in ms. */
const UNTOUCHED_MS = 8_000;
/** Longest wait for an idle moment before the next section, in ms. */
const LATEST_MS = 500;

const root = () => document.documentElement;
/** Identifies the current run of layOutRest(). An older run stops when it finds a newer one here. */
let currentRun: object | undefined;

/** Defers the layout of a new page's sections below the first screens. */
export function stageLayout(): void {
  stop();
  root().dataset.staged = '';
}

/** Lays out the deferred sections, one per idle moment. */
export async function layOutRest(): Promise<void> {
  if (root().dataset.staged === undefined || currentRun) return;
  const thisRun = (currentRun = {});
  await Promise.race([firstInteraction(), new Promise((resolve) => setTimeout(resolve, UNTOUCHED_MS))]);
  for (const section of document.querySelectorAll<HTMLElement>(SECTIONS)) {
    await idleMoment(LATEST_MS);
    if (currentRun !== thisRun) return;
    section.style.contentVisibility = 'visible';
  }
  if (currentRun === thisRun) layOutAll();
}

/** Lays out the whole page immediately, for callers that need a position in the page. */
export function layOutAll(): void {
  stop();
  delete root().dataset.staged;
}

function stop(): void {
  currentRun = undefined;
  for (const section of document.querySelectorAll<HTMLElement>(SECTIONS)) section.style.contentVisibility = '';
}
