import { releaseEarlyLead } from '@/leads/earlyLeads';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { whenIdle } from '@/lib/idle';

import type { Sender } from './sender';

/** Between two attempts to fetch the sender's script, in ms. */
const RETRY_MS = 1_000;
/** A form waits for the script no longer than for a reply (src/leads/delivery.ts), in ms. */
const GIVE_UP_MS = 12_000;

/** As long as a form may wait for the disk (src/leads/delivery.ts), in ms. */
const DISK_MS = 300;

let sender: Promise<Sender> | undefined;
/** The same once it is there, for a lead that must not wait for anything. */
let ready: Sender | undefined;

/** The one sender of this page; its parts come in a script of their own. Fetching never gives up. */
function loadSender(): Promise<Sender> {
  sender ??= buildSender();
  return sender;
}

async function buildSender(): Promise<Sender> {
  for (;;) {
    try {
      const { startSender } = await import('./sender');
      ready = startSender();
      return ready;
    } catch {
      await sleep(RETRY_MS);
    }
  }
}

/** @throws Error when the script has not come in time: nothing was taken over. */
async function senderInTime(): Promise<Sender> {
  const found = await Promise.race([loadSender(), sleep(GIVE_UP_MS)]);
  if (!found) throw new Error('The script that sends leads could not be loaded.');
  return found;
}

export const leadDelivery: LeadDelivery = {
  prepare: () => void loadSender().then((sender) => sender.prepare()),
  async submit(payload, query, sid) {
    const sender = ready ?? (await senderInTime());
    const acknowledged = await sender.delivery.submit(payload, query, sid);
    // Otherwise the outbox takes it over from there, or has it already.
    if (acknowledged && sid !== undefined) void eraseEarly(sender, sid);
    sender.triggers.wake();
    return acknowledged;
  },
  async insert(record, sid) {
    const sender = ready ?? (await senderInTime());
    return sender.insert(record, sid !== undefined && (await isTaken(sender, sid)) ? sid : undefined);
  },
};

/** A form that was sent too early is gone from the page: the outbox finds its lead on the disk. */
export function collectEarlyLead(form: Element): void {
  if (releaseEarlyLead(form)) void loadSender().then(({ triggers }) => triggers.wake());
}

async function eraseEarly({ early }: Sender, sid: string): Promise<void> {
  await early.claim(sid).catch(() => console.warn('[leads] what was kept early could not be erased', { sid }));
}

/** Whether another page has taken the lead off the disk, to send it. A disk that does not answer gives it to nobody. */
async function isTaken({ early }: Sender, sid: string): Promise<boolean> {
  const claimed = early.claim(sid).catch(() => true);
  return !(await Promise.race([claimed, sleep(DISK_MS).then(() => true)]));
}

/** Sends what an earlier visit left in the outbox, once the page is at rest. */
export function startOutbox(): void {
  whenIdle(() => void loadSender());
}

function sleep(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
