import { whenIdle } from '@/lib/idle';

import { firstTouch } from './touch';

// While <html> carries `data-staged` (index.html, design.css) the browser lays out the first screens only, and what somebody scrolls near
// to. Once somebody is there, or soon after the load, the sections below are laid out one at a time in idle moments, and the page is whole:
// no section is cut at its edges, no position is an estimate, and a picture of the whole page shows all of it.

const SECTIONS = 'main > section, main > div > section, #root > footer';

/** A page that nobody touches is whole this long after its scripts have come, in ms. */
const UNTOUCHED_MS = 8_000;
/** A busy page waits no longer for the next section. */
const LATEST_MS = 500;

const root = () => document.documentElement;
let callOff: (() => void) | undefined;

/** For a new page: its sections below the first screens wait. */
export function stageLayout(): void {
  stop();
  root().dataset.staged = '';
}

/** Lays out what still waits, section by section in idle moments. */
export function layOutRest(): void {
  if (root().dataset.staged === undefined || callOff) return;
  const waiting = [...document.querySelectorAll<HTMLElement>(SECTIONS)];
  const step = (): void => {
    const section = waiting.shift();
    if (section === undefined) layOutAll();
    else {
      section.style.contentVisibility = 'visible';
      callOff = whenIdle(step, LATEST_MS);
    }
  };
  const begin = (): void => {
    clearTimeout(timer);
    callOff = whenIdle(step, LATEST_MS);
  };
  const timer = setTimeout(begin, UNTOUCHED_MS);
  const giveUp = (): void => clearTimeout(timer);
  callOff = giveUp;
  void firstTouch().then(() => callOff === giveUp && begin());
}

/** Lays everything out at once, before a position in the page is needed. */
export function layOutAll(): void {
  stop();
  delete root().dataset.staged;
}

function stop(): void {
  callOff?.();
  callOff = undefined;
  for (const section of document.querySelectorAll<HTMLElement>(SECTIONS)) section.style.contentVisibility = '';
}
