import { beforeEach, expect, it, vi } from 'vitest';

import type { LeadRecord, SheetPayload } from '@/leads/fields';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { mirrorRecord } from '@/leads/payload';
import type { Outcome } from '@/leads/ports';

import { fakeBoot } from '../support/fakeBoot';

const payload: SheetPayload = { name: 'Noor', whatsapp: '+971 50 000 0001', service: '', message: '', landingPage: 'home_popup' };
const record: LeadRecord = mirrorRecord(payload);
const query = { gclid: 'a' };
const SID = '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0002';

const submit = vi.fn<() => Promise<boolean>>();
const insert = vi.fn<() => Promise<Outcome>>();
const retryDue = vi.fn();
const prepare = vi.fn<() => void>();
/** Simulates loading the script of the delivery code. Throws while the browser is offline. */
const fetchScript = vi.fn<() => void>();

let leadDelivery: LeadDelivery;
let collectEarlyLead: (form: Element) => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const mock of [submit, insert, retryDue, prepare, fetchScript]) mock.mockReset();
  submit.mockResolvedValue(true);
  insert.mockResolvedValue('delivered');
  vi.resetModules();
  vi.doMock('@/app/sender', () => ({
    startSender: () => {
      fetchScript();
      return { prepare, triggers: { retryDue }, submit, insert };
    },
  }));
  ({ leadDelivery, collectEarlyLead } = await import('@/app/leadDelivery'));
  return () => vi.doUnmock('@/app/sender');
});

/** Advances the clock in steps, so that the import of each attempt finishes before the next second begins. */
async function wait(ms: number): Promise<void> {
  await vi.dynamicImportSettled();
  for (let left = ms; left > 0; left -= 500) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 500));
    await vi.dynamicImportSettled();
  }
}

const noNetwork = () => {
  throw new Error('no network');
};
const TOO_LATE = 'Error: The script that sends leads could not be loaded.';

it('hands the lead to the delivery code before it returns; all forms of the page share one delivery', async () => {
  leadDelivery.prepare();
  await wait(0);
  expect(prepare).toHaveBeenCalledTimes(1);
  void leadDelivery.submit(payload, query);
  expect(submit.mock.calls).toEqual([[payload, query]]);
  void leadDelivery.insert(record, query);
  await wait(0);
  expect([insert.mock.calls, fetchScript.mock.calls.length]).toEqual([[[record, query]], 1]);
});

it('the early lead of a form that has been removed from the page is sent immediately', async () => {
  const form = document.createElement('form');
  fakeBoot({ earlyLeads: new Map([[form, 'a']]) });
  for (const removed of [form, document.createElement('form')]) collectEarlyLead(removed);
  await wait(0);
  expect(retryDue).toHaveBeenCalledTimes(1);
});

it('without its script, rejects a lead after exactly 12 s and never sends it later; a later attempt is sent', async () => {
  fetchScript.mockImplementation(noNetwork);
  const rejected = vi.fn<(error: unknown) => void>();
  for (const lead of [leadDelivery.submit(payload, query, SID), leadDelivery.insert(record, query)]) void lead.catch(rejected);
  await wait(11_999);
  expect(rejected).not.toHaveBeenCalled();
  await wait(1);
  expect(rejected.mock.calls.map(String)).toEqual([TOO_LATE, TOO_LATE]);
  fetchScript.mockImplementation(() => undefined);
  await wait(19_000);
  for (const mock of [submit, insert, retryDue]) expect(mock).not.toHaveBeenCalled();
  expect(await leadDelivery.submit(payload, query)).toBe(true);
  expect(submit).toHaveBeenCalledTimes(1);
});

it('without its script, tries to load it again after 1 and 2 s, and resolves when it loads', async () => {
  fetchScript.mockImplementationOnce(noNetwork).mockImplementationOnce(noNetwork);
  const sent = vi.fn<(isAcknowledged: boolean) => void>();
  void leadDelivery.submit(payload, query).then(sent);
  await wait(999);
  expect(fetchScript).toHaveBeenCalledTimes(1);
  await wait(1);
  expect([fetchScript.mock.calls.length, sent.mock.calls]).toEqual([2, []]);
  await wait(2_000);
  expect([sent.mock.calls, submit.mock.calls]).toEqual([[[true]], [[payload, query]]]);
});
