import type { StaffAccess } from '@/admin/StaffContext';
import { siteEnv, supabaseProblem } from '@/backend/env';
import type { Delivery } from '@/leads/delivery';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import type { OutboxTriggers } from '@/leads/outboxTriggers';

interface Sender {
  delivery: Delivery;
  triggers: OutboxTriggers;
}

let sender: Promise<Sender> | undefined;

/** The one sender of this page: outbox, endpoint and table put together, started with its triggers. */
function loadSender(): Promise<Sender> {
  sender ??= buildSender().catch((error: unknown) => {
    sender = undefined;
    throw error;
  });
  return sender;
}

async function buildSender(): Promise<Sender> {
  const [{ createDelivery }, { indexedDbOutbox }, { keepFlushing }, { sheetEndpoint }, { leadTable }] = await Promise.all([
    import('@/leads/delivery'),
    import('@/leads/outboxStore'),
    import('@/leads/outboxTriggers'),
    import('@/backend/spreadsheet/sheetEndpoint'),
    import('@/backend/supabase/leadTable'),
  ]);
  const delivery = createDelivery({
    store: indexedDbOutbox(),
    sheet: sheetEndpoint(siteEnv.leadScriptUrl),
    table: leadTable(siteEnv),
    locks: navigator.locks,
  });
  return { delivery, triggers: keepFlushing(delivery) };
}

export const leadDelivery: LeadDelivery = {
  prepare: () => void loadSender().catch(() => undefined),
  async submit(payload) {
    const { delivery, triggers } = await loadSender();
    await delivery.submit(payload);
    triggers.wake();
  },
};

/** Sends what an earlier visit left in the outbox, once the page is at rest. */
export function startOutbox(): void {
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  idle(leadDelivery.prepare);
}

const problem = supabaseProblem(siteEnv);

export const staffBackend: StaffAccess =
  problem === undefined ? { load: async () => (await import('@/backend/supabase/staffBackend')).createStaffBackend(siteEnv) } : { problem };
