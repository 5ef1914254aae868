import { whenIdle } from '@/lib/idle';

// A page is laid out in stages. While <html> carries `data-staged` (index.html, design.css) only the first screens are, or what somebody
// scrolls near to. Once React has started, the sections below are laid out one at a time in idle moments, and the page is whole: no
// section is cut at its edges, no position is an estimate, and a picture of the whole page shows all of it.

const SECTIONS = 'main > section, main > div > section, #root > footer';

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
  callOff = whenIdle(step, LATEST_MS);
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
