import type { LeadDelivery } from '@/leads/LeadDelivery';

import type { Sender } from './sender';

let sender: Promise<Sender> | undefined;

/** The one sender of this page; its parts come in a script of their own. */
function loadSender(): Promise<Sender> {
  sender ??= buildSender().catch((error: unknown) => {
    sender = undefined;
    throw error;
  });
  return sender;
}

async function buildSender(): Promise<Sender> {
  const { startSender } = await import('./sender');
  return startSender();
}

export const leadDelivery: LeadDelivery = {
  prepare: () => void loadSender().catch(() => undefined),
  async submit(payload, query) {
    const { delivery, triggers } = await loadSender();
    const acknowledged = await delivery.submit(payload, query);
    triggers.wake();
    return acknowledged;
  },
  async insert(record) {
    try {
      return await (await loadSender()).insert(record);
    } catch {
      return false;
    }
  },
};

/** Sends what an earlier visit left in the outbox, once the page is at rest. */
export function startOutbox(): void {
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  idle(leadDelivery.prepare);
}
