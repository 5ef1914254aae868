import { loadUntilAvailable } from '@/boot/later';
import { releaseEarlyLead } from '@/leads/earlyLeads';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { leadsWait } from '@/leads/waitingLeads';
import { whenIdle } from '@/lib/idle';
import { sleep } from '@/lib/sleep';

import { lateSender } from './late';
import { goTo } from './links';
import type { Sender } from './sender';

/** How long a form waits for the script, in ms: no longer than for a reply (src/leads/delivery.ts). */
const GIVE_UP_MS = 12_000;

/** @throws Error when the script does not load in time; the lead has not been accepted then. */
async function loadSenderInTime(): Promise<Sender> {
  const sender = await Promise.race([loadUntilAvailable(lateSender), sleep(GIVE_UP_MS)]);
  if (!sender) throw new Error('The script that sends leads could not be loaded.');
  return sender;
}

export const leadDelivery: LeadDelivery = {
  path: () => window.location.pathname,
  address: () => undefined,
  goTo: (path) => void goTo(path),
  prepare: () => void loadUntilAvailable(lateSender).then((sender) => sender.prepare()),
  isReady: () => lateSender.now() !== undefined,
  async submit(...lead) {
    return (lateSender.now() ?? (await loadSenderInTime())).submit(...lead);
  },
  async insert(...lead) {
    return (lateSender.now() ?? (await loadSenderInTime())).insert(...lead);
  },
};

/** For an early form that has left the page: has the outbox collect its lead from IndexedDB. */
export function collectEarlyLead(form: Element): void {
  if (releaseEarlyLead(form)) void loadUntilAvailable(lateSender).then(({ triggers }) => triggers.retryDue());
}

/** Sends leads left by an earlier visit once the page is idle. Loads nothing if no lead is waiting. */
export function startOutbox(): void {
  whenIdle(async () => {
    if (await leadsWait()) await loadUntilAvailable(lateSender);
  });
}
