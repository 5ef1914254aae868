import { pageIds, pages } from '../../src/site/pages.ts';
import type { LabSite } from './labSite.ts';
import { typeLead, waitForLead, waitForThankYou } from './lead.ts';
import type { Size, Visitor } from './visitor.ts';

/** A check that must pass in every engine. `run` throws an error that describes the fault. */
export interface Check {
  name: string;
  run(visitor: Visitor, site: LabSite): Promise<void>;
}

const sizes: readonly Size[] = ['phone', 'desk'];
const UNKNOWN = '/no-such-page';
const MENU = '#mobile-menu';
const DIALOG = '[role=dialog][data-state=open]';
/** A page with fewer characters below its header counts as blank. */
const FEWEST_LETTERS = 20;

/** Checks of the site without faults, all with one visitor. */
export const smokeChecks: readonly Check[] = [
  { name: 'every route at two widths', run: everyRoute },
  { name: 'phone menu', run: phoneMenu },
  { name: 'booking dialog, closed unsent', run: dialogClosed },
  { name: 'booking dialog with a service, sent', run: dialogSent },
  { name: 'FAQ', run: questions },
  { name: 'gallery and lightbox', run: lightbox },
  { name: 'link and back', run: linkAndBack },
];

async function everyRoute(visitor: Visitor, { origin }: LabSite): Promise<void> {
  const paths = [...pageIds().flatMap((id) => pages[id].routes.map(({ path }) => path)), UNKNOWN];
  const faults: string[] = [];
  for (const size of sizes) {
    for (const path of paths) {
      const fault = await routeFault(visitor, origin + path, size).catch((error: unknown) => String(error));
      if (fault !== '') faults.push(`${path} (${size}): ${fault}`);
    }
  }
  if (faults.length > 0) throw new Error(`${faults.length} of ${paths.length * sizes.length}\n${faults.join('\n')}`);
}

async function routeFault(visitor: Visitor, url: string, size: Size): Promise<string> {
  const late: string[] = [];
  const note = (error: unknown) => void late.push(String(error));
  await visitor.openHydrated(url, size).catch(note);
  // Staff pages show their content later than their header.
  await visitor.until('one headline and more than a few words', isFilled, [FEWEST_LETTERS]).catch(note);
  return [...late, ...(await visitor.read(() => window.pageFaults ?? ['errors were not recorded']))].join('; ');
}

async function phoneMenu(visitor: Visitor, { origin }: LabSite): Promise<void> {
  await visitor.openHydrated(`${origin}/waxing`, 'phone');
  for (const close of ['by its button', 'by Escape']) {
    await visitor.press('button', 'Open menu');
    await visitor.until('the menu, with the focus inside', hasFocusInside, [MENU]);
    if (close === 'by Escape') await visitor.escape();
    else await visitor.press('button', 'Close menu');
    await visitor.until(`the menu to close ${close}`, isGone, [MENU]);
    await visitor.until('the page to be usable and scrollable again', isUsable, []);
  }
}

async function dialogClosed(visitor: Visitor, { origin }: LabSite): Promise<void> {
  await visitor.openHydrated(`${origin}/waxing`, 'desk');
  for (const close of ['by its button', 'by Escape']) {
    await visitor.press('header button', 'Book Appointment');
    await visitor.until('the dialog, with the focus inside', hasFocusInside, [DIALOG]);
    await visitor.typeInto(`${DIALOG} [autocomplete=name]`, 'Given Up');
    await visitor.until('what was typed', valueIs, [`${DIALOG} [autocomplete=name]`, 'Given Up']);
    if (close === 'by Escape') await visitor.escape();
    else await visitor.press(`${DIALOG} button`, 'Close');
    await visitor.until(`the dialog to close ${close}`, isGone, [DIALOG]);
    await visitor.until('the focus on what opened it', () => document.activeElement?.textContent === 'Book Appointment', []);
  }
}

async function dialogSent(visitor: Visitor, site: LabSite): Promise<void> {
  const typed = { name: 'Lab Dialog', phone: '+971 50 000 0801', email: 'lab@example.com' };
  await visitor.openHydrated(`${site.origin}/permanent-makeup-in-dubai`, 'phone');
  await visitor.press('header button');
  await typeLead(visitor, DIALOG, typed);
  const service = await chooseSecond(visitor, DIALOG);
  const before = (await site.leads()).length;
  await visitor.press(`${DIALOG} [type=submit]`);
  await waitForThankYou(visitor);
  await waitForLead(site, before, { ...typed, service });
}

/** Chooses the second option of a form's select (native with a coarse pointer, otherwise custom). Returns its value. */
async function chooseSecond(visitor: Visitor, form: string): Promise<string> {
  const chosen = await visitor.read((within) => {
    const list = document.querySelector<HTMLSelectElement>(`${within} select:not([aria-hidden])`);
    if (!list) return null;
    // Drivers cannot operate a native list, so set the value and send the events as the browser does after a choice.
    const value = [...list.options].filter((option) => option.value !== '')[1]?.value ?? '';
    list.value = value;
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
    return value;
  }, form);
  if (chosen !== null) return chosen;
  await visitor.press(`${form} [role=combobox]`);
  await visitor.press('[role=option]:nth-of-type(2)');
  await visitor.until('the list to close', isGone, ['[role=listbox]']);
  return await visitor.read((within) => document.querySelector<HTMLSelectElement>(`${within} select`)?.value ?? '', form);
}

async function questions(visitor: Visitor, { origin }: LabSite): Promise<void> {
  await visitor.openHydrated(`${origin}/lip-blush-dubai`, 'phone');
  for (const number of [1, 2, 3]) {
    await visitor.press(`.accordion-item:nth-of-type(${number}) button`);
    await visitor.until(`question ${number} to be the only open one`, onlyOpen, [number - 1]);
    // The first click lays out the sections above, which moves this section in browsers without scroll anchoring.
    await visitor.until('the whole page to be laid out', () => document.documentElement.dataset['staged'] === undefined, []);
  }
  await visitor.press('.accordion-item:nth-of-type(3) button');
  await visitor.until('all to be closed', onlyOpen, [-1]);
}

async function lightbox(visitor: Visitor, { origin }: LabSite): Promise<void> {
  await visitor.openHydrated(`${origin}/gallery`, 'desk');
  await visitor.press('main li button');
  const place = (at: string) => `Picture ${at} of`;
  await visitor.until('the first picture', says, [DIALOG, place('1')]);
  await visitor.press(`${DIALOG} button`, 'Next picture');
  await visitor.until('the second picture', says, [DIALOG, place('2')]);
  await visitor.escape();
  await visitor.until('the lightbox to close', isGone, [DIALOG]);
}

async function linkAndBack(visitor: Visitor, { origin }: LabSite): Promise<void> {
  await visitor.openHydrated(`${origin}/`, 'desk');
  const headline = await visitor.read(() => document.querySelector('h1')?.textContent ?? '');
  await visitor.read(() => {
    addEventListener('click', () => sessionStorage.setItem('left-at', String(window.scrollY)), { capture: true });
  });
  await visitor.press('main a[href="/permanent-makeup"]');
  await visitor.until('the next page', (first) => (document.querySelector('h1')?.textContent ?? first) !== first, [headline]);
  await visitor.back();
  await visitor.until('the first page again', (first) => document.querySelector('h1')?.textContent === first, [headline]);
  await visitor.until(
    'the previous scroll position or the top',
    () => [0, Number(sessionStorage.getItem('left-at'))].includes(window.scrollY),
    [],
  );
}

function isFilled(fewestLetters: number): boolean {
  const headlines = [...document.querySelectorAll('h1')].filter((headline) => headline.getBoundingClientRect().height > 0);
  return headlines.length === 1 && (document.querySelector('main')?.innerText.trim().length ?? 0) >= fewestLetters;
}

function hasFocusInside(selector: string): boolean {
  const element = document.querySelector(selector);
  return element !== null && element.getBoundingClientRect().height > 0 && element.contains(document.activeElement);
}

function isGone(selector: string): boolean {
  return [...document.querySelectorAll(selector)].every((element) => element.getBoundingClientRect().height === 0);
}

function isUsable(): boolean {
  const root = document.documentElement;
  const held = [root, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden');
  return !held && !document.querySelector('main')?.closest('[inert], [aria-hidden=true]') && root.scrollHeight > window.innerHeight;
}

function valueIs(selector: string, value: string): boolean {
  return document.querySelector<HTMLInputElement>(selector)?.value === value;
}

function says(selector: string, words: string): boolean {
  return document.querySelector(selector)?.textContent.includes(words) === true;
}

function onlyOpen(place: number): boolean {
  const items = [...document.querySelectorAll('.accordion-item')];
  return items.length > 2 && items.every((item, index) => (item.getAttribute('data-state') === 'open') === (index === place));
}
