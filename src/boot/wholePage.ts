import { firstInteraction } from './interaction';
import { idleMoment } from './wake';

// While <html> carries `data-staged` (index.html, design.css) the browser lays out the first screens only, and what somebody scrolls near
// to. Once somebody is there, or soon after the load, the sections below are laid out one at a time in idle moments, and the page is whole:
// no section is cut at its edges, no position is an estimate, and a picture of the whole page shows all of it.

const SECTIONS = 'main > section, main > div > section, #root > footer';

/** A page that nobody touches is whole this long after its scripts have come, in ms. */
const UNTOUCHED_MS = 8_000;
/** A busy page waits no longer for the next section. */
const LATEST_MS = 500;

const root = () => document.documentElement;
/** Who lays the page out: whoever finds another one here stops. */
let underWay: object | undefined;

/** For a new page: its sections below the first screens wait. */
export function stageLayout(): void {
  stop();
  root().dataset.staged = '';
}

/** Lays out what still waits, section by section in idle moments. */
export async function layOutRest(): Promise<void> {
  if (root().dataset.staged === undefined || underWay) return;
  const own = (underWay = {});
  await Promise.race([firstInteraction(), new Promise((resolve) => setTimeout(resolve, UNTOUCHED_MS))]);
  for (const section of document.querySelectorAll<HTMLElement>(SECTIONS)) {
    await idleMoment(LATEST_MS);
    if (underWay !== own) return;
    section.style.contentVisibility = 'visible';
  }
  if (underWay === own) layOutAll();
}

/** Lays everything out at once, before a position in the page is needed. */
export function layOutAll(): void {
  stop();
  delete root().dataset.staged;
}

function stop(): void {
  underWay = undefined;
  for (const section of document.querySelectorAll<HTMLElement>(SECTIONS)) section.style.contentVisibility = '';
}
