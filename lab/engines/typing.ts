import type { LabSite } from './labSite.ts';
import { typeLead, waitForLead, waitForThankYou } from './lead.ts';
import type { Visitor } from './visitor.ts';

/** A fast and a moderate typist, in ms per key. */
const SPEEDS = [60, 90] as const;
const FORM = 'main form';

/**
 * Types into a form as soon as its fields appear, with `runs` new visitors at each speed, half of them on phones. Checks that every
 * letter reaches the sheet.
 */
export async function typeRightAfterLoad(newVisitor: () => Promise<Visitor>, site: LabSite, runs: number): Promise<void> {
  const faults: string[] = [];
  for (const msPerKey of SPEEDS) {
    for (let run = 1; run <= runs; run += 1) {
      const visitor = await newVisitor();
      try {
        await sendOne(visitor, site, msPerKey, run);
      } catch (error) {
        faults.push(`${msPerKey} ms a key, run ${run}: ${String(error)}`);
      } finally {
        await visitor.quit();
      }
    }
  }
  if (faults.length > 0) throw new Error(`${faults.length} of ${runs * SPEEDS.length} leads\n${faults.join('\n')}`);
}

async function sendOne(visitor: Visitor, site: LabSite, msPerKey: number, run: number): Promise<void> {
  const typed = { name: `Mariam Typing ${msPerKey} ${run}`, phone: `+97 50 ${100 + run} ${4567 + msPerKey}` };
  const before = (await site.leads()).length;
  await visitor.open(`${site.origin}/lip-blush-dubai`, run % 2 === 0 ? 'desk' : 'phone');
  await typeLead(visitor, FORM, typed, msPerKey);
  await visitor.press(`${FORM} [type=submit]`);
  await waitForThankYou(visitor);
  await waitForLead(site, before, typed);
}
