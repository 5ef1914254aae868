import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { type BrowserContext, chromium } from '@playwright/test';

import { LAB_FLAGS, emptyOutbox, fillForm, outboxNames } from './browserPage.ts';

/** R2: the browser dies at most this long after the click. */
const KILLED_WITHIN_MS = 300;
/** The kills are spread over this time before it. Earlier than that the click may not have reached the disk yet. */
const KILLED_OVER_MS = 100;

export interface KilledBrowsers {
  /** Leads that the reopened browser had in its outbox. */
  kept: string[];
  /** Opens every profile again and visits the site until its outbox is empty; resolves with the leads that still wait. */
  empty(limitMs: number): Promise<number>;
  remove(): Promise<void>;
}

/**
 * Sends a lead for each name from a browser that is killed (SIGKILL) 200 to 300 ms after the click, then looks into its outbox.
 * Nothing may answer a lead meanwhile: one that was delivered would have left the outbox.
 */
export async function sendFromKilledBrowsers(executablePath: string, origin: string, names: readonly string[]): Promise<KilledBrowsers> {
  const profiles: string[] = [];
  const kept: string[] = [];
  const open = async (profile: string) => await chromium.launchPersistentContext(profile, { executablePath, args: LAB_FLAGS });

  for (const [at, name] of names.entries()) {
    const profile = await mkdtemp(join(tmpdir(), 'atelier-profile-'));
    profiles.push(profile);
    const context = await open(profile);
    const form = await fillForm(await firstPage(context), origin, at % 2 === 0 ? 'modal' : 'hero', name);
    const dead = new Promise<void>((resolve) => context.once('close', () => resolve()));
    const browser = await processOf(profile);
    // Never waits for the page: it may die before it has answered.
    void form.press().catch(() => undefined);
    await wait(KILLED_WITHIN_MS - (KILLED_OVER_MS * at) / names.length);
    process.kill(browser, 'SIGKILL');
    await dead;
    const again = await open(profile);
    if ((await outboxNames(await firstPage(again), origin)).includes(name)) kept.push(name);
    await again.close();
  }

  return {
    kept,
    async empty(limitMs) {
      let left = 0;
      for (const profile of profiles) {
        const context = await open(profile);
        left += await emptyOutbox(await firstPage(context), origin, limitMs);
        await context.close();
      }
      return left;
    },
    async remove() {
      for (const profile of profiles) await rm(profile, { recursive: true, force: true, maxRetries: 3, retryDelay: 200 });
    },
  };
}

async function firstPage(context: BrowserContext) {
  return context.pages()[0] ?? (await context.newPage());
}

/** The process that has the profile open: Chromium names it in the target of a link, `<host>-<process>`. */
async function processOf(profile: string): Promise<number> {
  const holder = await readlink(join(profile, 'SingletonLock'));
  const id = Number(/-(\d+)$/.exec(holder)?.[1]);
  if (!Number.isInteger(id) || id < 2) throw new Error(`No process holds ${profile}.`);
  return id;
}
