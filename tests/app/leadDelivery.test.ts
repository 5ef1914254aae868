import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { LeadRecord, SheetPayload } from '@/leads/fields';
import type { LeadDelivery } from '@/leads/LeadDelivery';

import { fakeBoot } from '../boot/fakeBoot';

const payload: SheetPayload = { name: 'Noor', whatsapp: '+971 50 000 0001', service: '', message: '', landingPage: 'home_popup' };
const query = { sid: '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001' };
const record: LeadRecord = {
  full_name: 'Noor',
  email: 'noor@example.com',
  phone_number: '+971 50 000 0001',
  inquiry_type: 'Detox Facial',
  message: '',
  source_page: '/skin-pen-microneedling-dubai',
};

const submit = vi.fn<() => Promise<boolean>>();
const insert = vi.fn<() => Promise<boolean>>();
const retryDue = vi.fn();
const prepare = vi.fn<() => void>();
const claim = vi.fn<(sid: string) => Promise<boolean>>();
/** Stands for fetching the sender's script: throws for as long as there is no network. */
const fetchScript = vi.fn<() => void>();

let leadDelivery: LeadDelivery;
let collectEarlyLead: (form: Element) => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const mock of [submit, insert, retryDue, prepare, claim, fetchScript]) mock.mockReset();
  submit.mockResolvedValue(true);
  insert.mockResolvedValue(true);
  claim.mockResolvedValue(true);
  vi.resetModules();
  vi.doMock('@/app/sender', () => ({
    startSender: () => {
      fetchScript();
      return { prepare, delivery: { submit }, triggers: { retryDue }, insert, early: { claim } };
    },
  }));
  ({ leadDelivery, collectEarlyLead } = await import('@/app/leadDelivery'));
  return () => {
    vi.useRealTimers();
    vi.doUnmock('@/app/sender');
  };
});

/** Lets `ms` pass in steps, so that each attempt's import arrives before the next second begins. */
async function wait(ms: number): Promise<void> {
  await vi.dynamicImportSettled();
  for (let left = ms; left > 0; left -= 500) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 500));
    await vi.dynamicImportSettled();
  }
}

/** What has become of a promise so far. */
function watch(promise: Promise<boolean>): { state: string } {
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

describe('with the script at hand', () => {
  it('hands the lead over before it returns', async () => {
    leadDelivery.prepare();
    await vi.dynamicImportSettled();
    void leadDelivery.submit(payload, query);
    expect(submit).toHaveBeenCalledWith(payload, query, undefined);
  });

  it('hands the lead over as it is, says whether it was acknowledged, and has the outbox look after the rest', async () => {
    submit.mockResolvedValueOnce(false);
    const first = watch(leadDelivery.submit(payload, query));
    await wait(0);
    expect(first.state).toBe('resolved: false');
    expect(submit.mock.calls).toEqual([[payload, query, undefined]]);
    expect(retryDue).toHaveBeenCalledTimes(1);
  });

  it('starts one sender for all forms of the page', async () => {
    leadDelivery.prepare();
    await wait(0);
    expect(prepare).toHaveBeenCalledTimes(1);
    watch(leadDelivery.submit(payload, query));
    watch(leadDelivery.insert(record));
    await wait(0);
    expect(fetchScript).toHaveBeenCalledTimes(1);
    expect(insert.mock.calls).toEqual([[record, undefined]]);
  });
});

describe('a lead that the loader has kept', () => {
  const SID = '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0002';

  it('is sent under its id, and erased once it was acknowledged', async () => {
    let answer: (acknowledged: boolean) => void = () => undefined;
    submit.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const sent = watch(leadDelivery.submit(payload, query, SID));
    await wait(500);
    expect(submit.mock.calls).toEqual([[payload, query, SID]]);
    expect(claim).not.toHaveBeenCalled();
    answer(true);
    await wait(0);
    expect(claim.mock.calls).toEqual([[SID]]);
    expect(sent.state).toBe('resolved: true');
  });

  it('and was not acknowledged stays: the outbox takes it over from the disk, or has it', async () => {
    submit.mockResolvedValue(false);
    const sent = watch(leadDelivery.submit(payload, query, SID));
    await wait(0);
    expect(sent.state).toBe('resolved: false');
    expect(claim).not.toHaveBeenCalled();
    expect(retryDue).toHaveBeenCalledTimes(1);
  });

  it('is taken off the disk, then inserted: exactly the six fields', async () => {
    void leadDelivery.insert(record, SID);
    await wait(0);
    expect(claim.mock.calls).toEqual([[SID]]);
    expect(insert.mock.calls).toEqual([[record, undefined]]);
  });

  it('and that another page has taken off the disk is inserted under its id: it is stored once', async () => {
    claim.mockResolvedValue(false);
    void leadDelivery.insert(record, SID);
    await wait(0);
    expect(insert.mock.calls).toEqual([[record, SID]]);
  });

  it.each([
    ['does not answer', () => new Promise<boolean>(() => undefined)],
    ['fails', () => Promise.reject(new Error('no disk'))],
  ])('waits 300 ms at most for a disk that %s', async (_case, answer) => {
    claim.mockImplementation(answer);
    void leadDelivery.insert(record, SID);
    await wait(300);
    expect(insert.mock.calls).toEqual([[record, undefined]]);
  });

  it('that cannot be erased is logged only: its id makes it harmless', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    claim.mockRejectedValue(new Error('no disk'));
    const sent = watch(leadDelivery.submit(payload, query, SID));
    await wait(0);
    expect(sent.state).toBe('resolved: true');
    expect(warn).toHaveBeenCalledWith('[leads] what was kept early could not be erased', { sid: SID });
    warn.mockRestore();
  });

  it('stays where it is while the script cannot be loaded', async () => {
    fetchScript.mockImplementation(noNetwork);
    const sent = watch(leadDelivery.submit(payload, query, SID));
    await wait(12_000);
    expect(sent.state).toBe(tooLate);
    expect(claim).not.toHaveBeenCalled();
  });

  it('and whose form has left the page is looked for at once', async () => {
    const form = document.createElement('form');
    fakeBoot({ earlyLeads: new Map([[form, 'a']]) });
    collectEarlyLead(form);
    collectEarlyLead(document.createElement('form'));
    await wait(0);
    expect(retryDue).toHaveBeenCalledTimes(1);
  });
});

describe('while the script cannot be loaded', () => {
  it('rejects a submit after 12 s, and not before: nothing was taken over', async () => {
    fetchScript.mockImplementation(noNetwork);
    const sent = watch(leadDelivery.submit(payload, query));
    await wait(11_999);
    expect(sent.state).toBe('pending');
    await wait(1);
    expect(sent.state).toBe(tooLate);
    expect(submit).not.toHaveBeenCalled();
    expect(retryDue).not.toHaveBeenCalled();
  });

  it('rejects an insert after 12 s too', async () => {
    fetchScript.mockImplementation(noNetwork);
    const sent = watch(leadDelivery.insert(record));
    await wait(12_000);
    expect(sent.state).toBe(tooLate);
    expect(insert).not.toHaveBeenCalled();
  });

  it('tries again after 1, 2 and 4 s, and resolves when the script comes', async () => {
    fetchScript.mockImplementationOnce(noNetwork).mockImplementationOnce(noNetwork).mockImplementationOnce(noNetwork);
    const sent = watch(leadDelivery.submit(payload, query));
    await wait(999);
    expect(fetchScript).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(fetchScript).toHaveBeenCalledTimes(2);
    await wait(2000);
    expect(fetchScript).toHaveBeenCalledTimes(3);
    expect(sent.state).toBe('pending');
    await wait(4000);
    expect(fetchScript).toHaveBeenCalledTimes(4);
    expect(sent.state).toBe('resolved: true');
    expect(submit.mock.calls).toEqual([[payload, query, undefined]]);
  });

  it('does not send later what it gave back, but sends the next attempt', async () => {
    fetchScript.mockImplementation(noNetwork);
    const first = watch(leadDelivery.submit(payload, query));
    await wait(15_000);
    expect(first.state).toBe(tooLate);
    fetchScript.mockImplementation(() => undefined);
    await wait(16_000);
    expect(submit).not.toHaveBeenCalled();
    const second = watch(leadDelivery.submit(payload, query));
    await wait(0);
    expect(second.state).toBe('resolved: true');
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

it('recovers from a script that did not arrive at all', async () => {
  let arrived = false;
  vi.doMock('@/app/sender', () => {
    if (!arrived) throw new Error('Failed to fetch dynamically imported module');
    return { startSender: () => ({ prepare, delivery: { submit }, triggers: { retryDue }, insert, early: { claim } }) };
  });
  const sent = watch(leadDelivery.submit(payload, query));
  await wait(2500);
  expect(sent.state).toBe('pending');
  arrived = true;
  await wait(1000);
  expect(sent.state).toBe('resolved: true');
});
