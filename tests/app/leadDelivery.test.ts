import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { LeadRecord, SheetPayload } from '@/leads/fields';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import type { Attempt } from '@/leads/ports';

import { fakeBoot } from '../support/fakeBoot';

const payload: SheetPayload = { name: 'Noor', whatsapp: '+971 50 000 0001', service: '', message: '', landingPage: 'home_popup' };
const query = { gclid: 'a' };
const SID = '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0002';
const record: LeadRecord = {
  full_name: 'Noor',
  email: 'noor@example.com',
  phone_number: '+971 50 000 0001',
  inquiry_type: 'Detox Facial',
  message: '',
  source_page: '/skin-pen-microneedling-dubai',
};

const submit = vi.fn<() => Promise<boolean>>();
const insert = vi.fn<() => Promise<Attempt>>();
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
  return () => {
    vi.useRealTimers();
    vi.doUnmock('@/app/sender');
  };
});

/** Advances the clock in steps, so that the import of each attempt finishes before the next second begins. */
async function wait(ms: number): Promise<void> {
  await vi.dynamicImportSettled();
  for (let left = ms; left > 0; left -= 500) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 500));
    await vi.dynamicImportSettled();
  }
}

/** Tracks the state of a promise. */
function watch(promise: Promise<boolean | Attempt>): { state: string } {
  const seen = { state: 'pending' };
  promise.then(
    (value) => (seen.state = `resolved: ${value}`),
    (error: unknown) => (seen.state = `rejected: ${error instanceof Error ? error.message : String(error)}`),
  );
  return seen;
}

const noNetwork = () => {
  throw new Error('no network');
};
const tooLate = 'rejected: The script that sends leads could not be loaded.';

describe('with the script loaded', () => {
  it('hands the lead to the delivery code before it returns; all forms of the page share one delivery', async () => {
    leadDelivery.prepare();
    await wait(0);
    expect(prepare).toHaveBeenCalledTimes(1);
    void leadDelivery.submit(payload, query);
    expect(submit.mock.calls).toEqual([[payload, query]]);
    void leadDelivery.insert(record, query);
    await wait(0);
    expect(insert.mock.calls).toEqual([[record, query]]);
    expect(fetchScript).toHaveBeenCalledTimes(1);
  });
});

it('the early lead of a form that has been removed from the page is sent immediately', async () => {
  const form = document.createElement('form');
  fakeBoot({ earlyLeads: new Map([[form, 'a']]) });
  collectEarlyLead(form);
  collectEarlyLead(document.createElement('form'));
  await wait(0);
  expect(retryDue).toHaveBeenCalledTimes(1);
});

describe('while the script cannot be loaded', () => {
  it('rejects a lead after exactly 12 s and never sends it later; a later attempt is sent', async () => {
    fetchScript.mockImplementation(noNetwork);
    const [sent, inserted] = [watch(leadDelivery.submit(payload, query, SID)), watch(leadDelivery.insert(record, query))];
    await wait(11_999);
    expect([sent.state, inserted.state]).toEqual(['pending', 'pending']);
    await wait(1);
    expect([sent.state, inserted.state]).toEqual([tooLate, tooLate]);
    fetchScript.mockImplementation(() => undefined);
    await wait(19_000);
    for (const mock of [submit, insert, retryDue]) expect(mock).not.toHaveBeenCalled();
    const second = watch(leadDelivery.submit(payload, query));
    await wait(0);
    expect(second.state).toBe('resolved: true');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('tries to load the script again after 1 and 2 s, and resolves when it loads', async () => {
    fetchScript.mockImplementationOnce(noNetwork).mockImplementationOnce(noNetwork);
    const sent = watch(leadDelivery.submit(payload, query));
    await wait(999);
    expect(fetchScript).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(fetchScript).toHaveBeenCalledTimes(2);
    expect(sent.state).toBe('pending');
    await wait(2_000);
    expect(sent.state).toBe('resolved: true');
    expect(submit.mock.calls).toEqual([[payload, query]]);
  });
});
