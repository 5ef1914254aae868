import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { type BrowserContext, chromium } from '@playwright/test';

import { LAB_FLAGS, emptyOutbox, fillForm, outboxNames } from './browserPage.ts';

/** R2: the latest kill, in ms after the click. */
const KILLED_WITHIN_MS = 300;
/** Kills are spread over this time before the latest kill. Before an earlier kill, the lead might not have reached the disk. */
const KILLED_OVER_MS = 100;

export interface KilledBrowsers {
  /** Names of the leads that were still in the outbox of the reopened browser. */
  kept: string[];
  /** Reopens every profile and visits the site until its outbox is empty. Resolves with the number of leads still there after `limitMs`. */
  empty(limitMs: number): Promise<number>;
  remove(): Promise<void>;
}

/**
 * Sends one lead per name from a browser that is killed (SIGKILL) 200 to 300 ms after the click, then reads its outbox. Meanwhile, lead
 * requests must get no response, because a delivered lead leaves the outbox.
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
    // Do not wait: the browser may be killed before it confirms the click.
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

/** Returns the id of the process that uses the profile. Chromium writes it into the target of a symlink, `<host>-<pid>`. */
async function processOf(profile: string): Promise<number> {
  const holder = await readlink(join(profile, 'SingletonLock'));
  const id = Number(/-(\d+)$/.exec(holder)?.[1]);
  if (!Number.isInteger(id) || id < 2) throw new Error(`No process holds ${profile}.`);
  return id;
}
