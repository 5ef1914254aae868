import { loadUntilAvailable } from '@/boot/lazyModule';
import { releaseEarlyLead } from '@/leads/earlyLeads';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { leadsWait } from '@/leads/outbox/waitingLeads';
import { whenIdle } from '@/lib/idle';
import { sleep } from '@/lib/sleep';

import { lateSender } from './late';
import { goTo } from './links';
import type { Sender } from './sender';

/** Longest time a form waits for the delivery script, in ms: as long as for a response (src/leads/outbox/outbox.ts). */
const GIVE_UP_MS = 12_000;

/** @throws Error if the script does not load in time. The lead has then not been accepted. */
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

/** Makes the outbox collect the lead of an early form (sent before the scripts loaded) that has left the page. */
export function collectEarlyLead(form: Element): void {
  if (releaseEarlyLead(form)) void loadUntilAvailable(lateSender).then(({ triggers }) => triggers.retryDue());
}

/** Sends leads left by an earlier visit once the page is idle. Loads nothing if there is no such lead. */
export function startOutbox(): void {
  whenIdle(async () => {
    if (await leadsWait()) await loadUntilAvailable(lateSender);
  });
}
