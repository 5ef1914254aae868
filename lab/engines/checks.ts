import { setTimeout as wait } from 'node:timers/promises';

import type { EngineSite } from './site.ts';
import type { Visitor } from './visitor.ts';

/** A check with a new visitor. `run` throws an error that describes the fault. */
export interface Check {
  name: string;
  run(visitor: Visitor, site: EngineSite): Promise<void>;
}

const PHONE = 390;
const DESK = 1440;
/** A page with a form, questions, and a button in its header that opens the booking dialog. */
const PAGE = '/permanent-makeup-in-dubai';
const FORM = 'main form';
const NAME = `${FORM} [autocomplete=name]`;
const OPENER = 'header button[aria-haspopup=dialog]';
const DIALOG = '[role=dialog][data-state=open]';
/** A fast and a moderate typist, in ms per key. */
const SPEEDS = [60, 90] as const;
/** Long enough to notice a page that keeps reloading itself. */
const QUIET_MS = 8_000;
const STORED_WITHIN_MS = 15_000;

/** Returns all checks, with `runs` typists at each speed. */
export function checks(runs: number): Check[] {
  const typists = SPEEDS.flatMap((msPerKey) =>
    Array.from({ length: runs }, (_, run) => ({
      name: `typed at ${msPerKey} ms a key, ${run + 1}`,
      run: async (visitor: Visitor, site: EngineSite) => {
        await visitor.open(`${site.plain}/lip-blush-dubai`, run % 2 === 0 ? PHONE : DESK);
        await sendForm(
          visitor,
          site,
          { name: `Mariam Typing ${msPerKey} ${run}`, phone: `+97 50 ${100 + run} ${4567 + msPerKey}` },
          msPerKey,
        );
        await expectNoFaults(visitor);
      },
    })),
  );
  return [
    ...typists,
    { name: 'every script 503 once: dialog', run: dialogAfterFailures },
    { name: 'every script 503 once: form', run: formAfterFailures },
    { name: 'script of the dialog 404', run: dialogGone },
    { name: 'entry script 404', run: entryGone },
    { name: 'a page that the browser translates', run: translatedPage },
  ];
}

async function dialogAfterFailures(visitor: Visitor, site: EngineSite): Promise<void> {
  site.setFaults((_path, times) => (times === 1 ? 503 : undefined));
  await visitor.open(site.plain + PAGE, PHONE);
  await visitor.hydrated();
  await visitor.press(OPENER);
  await visitor.until('the dialog', isShown, DIALOG);
}

async function formAfterFailures(visitor: Visitor, site: EngineSite): Promise<void> {
  site.setFaults((_path, times) => (times === 1 ? 503 : undefined));
  await visitor.open(`${site.plain}/lip-blush-dubai`, PHONE);
  await sendForm(visitor, site, { name: 'Lab Shaky', phone: '+971 50 000 0802' }, 60);
}

async function dialogGone(visitor: Visitor, site: EngineSite): Promise<void> {
  let refused = 0;
  site.setFaults((path) => {
    if (!path.includes('/BookingDialog-')) return undefined;
    refused += 1;
    return 404;
  });
  await visitor.open(site.plain + PAGE, PHONE);
  await visitor.hydrated();
  await visitor.typeInto(NAME, 'Stays Here', 0);
  await visitor.press(OPENER);
  await visitor.until('a notice that it didn’t open', says, '[role=alert]', 'didn’t open').catch((error: unknown) => {
    throw refused > 0 ? error : new Error('Nothing requested /assets/BookingDialog-*.js. Was the file renamed?');
  });
  await expectTyped(visitor, 'Stays Here');
  site.setFaults(() => undefined);
  await visitor.press('[role=alert] button');
  await visitor.until('the dialog', isShown, DIALOG);
  await expectTyped(visitor, 'Stays Here');
}

async function entryGone(visitor: Visitor, site: EngineSite): Promise<void> {
  site.setFaults((path) => (/\/index-[^/]*\.js$/.test(path) ? 404 : undefined));
  await visitor.open(site.plain + PAGE, PHONE);
  await visitor.typeInto(NAME, 'Stays Here', 60);
  await wait(QUIET_MS);
  await expectTyped(visitor, 'Stays Here');
  const loads = Number(await visitor.read(() => sessionStorage.getItem('lab-loads')));
  if (loads > 2) throw new Error(`The page was loaded ${loads} times.`);
}

async function translatedPage(visitor: Visitor, site: EngineSite): Promise<void> {
  await visitor.open(site.translated + PAGE, PHONE);
  await visitor.until('the translation', says, 'h1', '«');
  await visitor.press(OPENER);
  await visitor.until('the dialog, translated', says, DIALOG, '«');
  await visitor.press(`${DIALOG} button[aria-label=Close]`);
  await visitor.until('the dialog to close', (dialog) => document.querySelector(dialog) === null, DIALOG);
  // After the first touch the sections above are laid out, which moves a question in browsers without scroll anchoring.
  await visitor.until('the whole page to be laid out', () => document.documentElement.dataset['staged'] === undefined);
  await visitor.press('.accordion [aria-expanded]');
  await visitor.until('an open question', isShown, '.accordion [aria-expanded=true]');
  await sendForm(visitor, site, { name: 'Lab Translated', phone: '+971 50 000 0803' }, 60);
  await visitor.until('a translated headline', says, 'h1', '«');
  await expectNoFaults(visitor);
}

/** Types a lead into a form, each field as soon as it appears, sends the form, and expects exactly what was typed in one new row. */
async function sendForm(
  visitor: Visitor,
  site: EngineSite,
  { name, phone }: { name: string; phone: string },
  msPerKey: number,
): Promise<void> {
  const before = (await site.leads()).length;
  await visitor.typeInto(`${FORM} [autocomplete=name]`, name, msPerKey);
  await visitor.typeInto(`${FORM} [autocomplete=tel]`, phone, msPerKey);
  await visitor.press(`${FORM} [type=submit]`);
  await visitor.until('/thank-you', () => location.pathname === '/thank-you');
  const deadline = performance.now() + STORED_WITHIN_MS;
  const newRows = async () => (await site.leads()).slice(before).map((row) => `${row['Name']}, ${row['WhatsApp']}`);
  while ((await newRows()).length === 0 && performance.now() < deadline) await wait(100);
  const stored = (await newRows()).join('; ');
  if (stored !== `${name}, ${phone}`) throw new Error(`Typed "${name}, ${phone}", stored "${stored}".`);
}

/** Checks that the page is still shown with the text typed into it. */
async function expectTyped(visitor: Visitor, text: string): Promise<void> {
  const letters = Number(await visitor.read(() => document.body.innerText.length));
  if (letters < 200) throw new Error('The page is blank.');
  const value = await visitor.read((field) => document.querySelector<HTMLInputElement>(field)?.value ?? 'no field', NAME);
  if (value !== text) throw new Error(`The typed text is lost: the field holds "${String(value)}".`);
}

async function expectNoFaults(visitor: Visitor): Promise<void> {
  const faults = await visitor.read(() => sessionStorage.getItem('lab-faults') ?? '');
  if (faults !== '') throw new Error(JSON.stringify(faults));
}

function isShown(selector: string): boolean {
  return (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0;
}

function says(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
}
