import { setTimeout as wait } from 'node:timers/promises';

import type { LabSite } from './labSite.ts';
import { typeLead, waitForLead, waitForThankYou } from './lead.ts';
import type { Check } from './smoke.ts';
import type { Visitor } from './visitor.ts';

const DIALOG = '[role=dialog][data-state=open]';
/** A page with a form, and a button in its header that opens the booking dialog. */
const PAGE = '/permanent-makeup-in-dubai';
const NAME = 'main form [autocomplete=name]';
const HYDRATE_LIMIT_MS = 20_000;
/** Long enough to notice a page that keeps reloading itself. */
const QUIET_MS = 8_000;

/** Checks of pages whose scripts fail, each with a new visitor. */
export const failingScriptChecks: readonly Check[] = [
  { name: 'every script 503 once: dialog', run: dialogAfterFailures },
  { name: 'every script 503 once: form', run: formAfterFailures },
  { name: 'script of the dialog 404', run: dialogGone },
  { name: 'entry script 404', run: entryGone },
];

async function dialogAfterFailures(visitor: Visitor, site: LabSite): Promise<void> {
  site.setFaults((_path, times) => (times === 1 ? 503 : undefined));
  await visitor.openHydrated(site.origin + PAGE, 'phone', HYDRATE_LIMIT_MS);
  await visitor.press('header button');
  await visitor.until('the dialog', isShown, [DIALOG], HYDRATE_LIMIT_MS);
}

async function formAfterFailures(visitor: Visitor, site: LabSite): Promise<void> {
  site.setFaults((_path, times) => (times === 1 ? 503 : undefined));
  const typed = { name: 'Lab Shaky', phone: '+971 50 000 0802' };
  const before = (await site.leads()).length;
  await visitor.open(`${site.origin}/lip-blush-dubai`, 'phone');
  await typeLead(visitor, 'main form', typed, 60);
  await visitor.press('main form [type=submit]');
  await waitForThankYou(visitor);
  await waitForLead(site, before, typed);
}

async function dialogGone(visitor: Visitor, site: LabSite): Promise<void> {
  let refused = 0;
  site.setFaults((path) => {
    if (!/\/BookingDialog-/.test(path)) return undefined;
    refused += 1;
    return 404;
  });
  await visitor.openHydrated(site.origin + PAGE, 'phone');
  await visitor.typeInto(NAME, 'Stays Here');
  await visitor.press('header button');
  const notice = await visitor.until('a notice that it didn’t open', says, ['[role=alert]', 'didn’t open'], HYDRATE_LIMIT_MS).then(
    () => '',
    (error: unknown) => String(error),
  );
  if (refused === 0) throw new Error('Nothing requested /assets/BookingDialog-*.js. Was the file renamed?');
  await expectTyped(visitor, 'Stays Here');
  if (notice !== '') throw new Error(`${notice}; the page and its typed text are intact`);
  site.setFaults(() => undefined);
  await visitor.press('[role=alert] button', 'Try again');
  await visitor.until('the dialog', isShown, [DIALOG]);
  await expectTyped(visitor, 'Stays Here');
}

async function entryGone(visitor: Visitor, site: LabSite): Promise<void> {
  site.setFaults((path) => (/\/index-[^/]*\.js$/.test(path) ? 404 : undefined));
  await visitor.open(site.origin + PAGE, 'phone');
  await visitor.typeInto(NAME, 'Stays Here', 60);
  await wait(QUIET_MS);
  await expectTyped(visitor, 'Stays Here');
  const loads = site.asked(PAGE);
  if (loads > 2) throw new Error(`The page was loaded ${loads} times.`);
}

/** Checks that the page is still shown with the text typed into it. */
async function expectTyped(visitor: Visitor, text: string): Promise<void> {
  const { letters, value } = await visitor.read((field) => {
    const input = document.querySelector<HTMLInputElement>(field);
    return { letters: document.body.innerText.length, value: input?.value ?? 'no field' };
  }, NAME);
  if (letters < 200) throw new Error('The page is blank.');
  if (value !== text) throw new Error(`The typed text is lost: the field holds "${value}".`);
}

function isShown(selector: string): boolean {
  return (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0;
}

function says(selector: string, words: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(words));
}
