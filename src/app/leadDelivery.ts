import { untilThere } from '@/boot/later';
import { releaseEarlyLead } from '@/leads/earlyLeads';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { leadsWait } from '@/leads/waitingLeads';
import { whenIdle } from '@/lib/idle';
import { sleep } from '@/lib/sleep';

import { lateSender } from './late';
import { goTo } from './links';
import type { Sender } from './sender';

/** A form waits for the script no longer than for a reply (src/leads/delivery.ts), in ms. */
const GIVE_UP_MS = 12_000;

/** @throws Error when the script has not come in time: nothing was taken over. */
async function senderInTime(): Promise<Sender> {
  const found = await Promise.race([untilThere(lateSender), sleep(GIVE_UP_MS)]);
  if (!found) throw new Error('The script that sends leads could not be loaded.');
  return found;
}

export const leadDelivery: LeadDelivery = {
  path: () => window.location.pathname,
  address: () => undefined,
  goTo: (path) => void goTo(path),
  prepare: () => void untilThere(lateSender).then((sender) => sender.prepare()),
  isReady: () => lateSender.now() !== undefined,
  async submit(...lead) {
    return (lateSender.now() ?? (await senderInTime())).submit(...lead);
  },
  async insert(...lead) {
    return (lateSender.now() ?? (await senderInTime())).insert(...lead);
  },
};

/** A form that was sent too early is gone from the page: the outbox finds its lead on the disk. */
export function collectEarlyLead(form: Element): void {
  if (releaseEarlyLead(form)) void untilThere(lateSender).then(({ triggers }) => triggers.retryDue());
}

/** Sends what an earlier visit left behind, once the page is at rest; nothing is loaded where nothing waits. */
export function startOutbox(): void {
  whenIdle(async () => {
    if (await leadsWait()) await untilThere(lateSender);
  });
}
