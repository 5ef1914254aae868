import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { FormId } from '@/leads/forms';
import type { Outcome } from '@/leads/ports';
import { chatLinks } from '@/site/chatLinks';
import { lateToast } from '@/ui/late';

import { fakeNote, note } from '../support/fakeBoot';
import { insert, newVisit, submit } from '../support/visit';
import { fillIn, press, show } from './formVisit';
import { name, sheetForms, tableForms, whatsapp } from './specifiedForms';

// What each form requires, sends and shows, as agreed with the customer.

const showToast = vi.hoisted(() => vi.fn<(note: { title: string; text: string; kind: string }) => void>());
vi.mock('@/ui/toast', () => ({ showToast }));

const onSent = vi.fn<() => void>();
const SKIN_PEN = '/skin-pen-microneedling-dubai';
const TRY_AGAIN = 'Please try again or contact us directly.';
/** The origin of each visit, which begins with an advert for permanent lips. */
const CAMPAIGN = { utm_source: 'google', utm_campaign: 'spring-lips', gclid: 'Cj0-t_1', landing: '/lip-blush-dubai' };

beforeEach(() => {
  newVisit();
  showToast.mockReset();
  onSent.mockReset();
  const { landing, ...parameters } = CAMPAIGN;
  const address = `https://studio.example${landing}?${new URLSearchParams(parameters).toString()}`;
  sessionStorage.setItem('arrival', JSON.stringify([address, '']));
});

/** Fills in a form and presses its button. Returns the labels of its required fields. */
function send(form: FormId, path: string): (string | null | undefined)[] {
  show(form, path, onSent);
  fillIn();
  press();
  return [...document.querySelectorAll<HTMLInputElement>('form :required')].map(({ labels }) => labels?.[0]?.firstChild?.textContent);
}

/** Expects an error toast, with the visitor still on the page and the fields unchanged. */
async function expectFailure(text: string): Promise<void> {
  await waitFor(() => expect(showToast.mock.calls).toEqual([[{ title: 'Error', text, kind: 'destructive' }]]));
  expect([onSent.mock.calls, screen.queryByText('Thank you')]).toEqual([[], null]);
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', name);
  expect(screen.getByLabelText('Phone Number')).toHaveProperty('value', whatsapp);
}

describe('a form whose lead goes to the sheet', () => {
  test.each(sheetForms)('$id: it sends exactly this body and leads to the thanks', async ({ id, path, busy, required, body, toast }) => {
    const reply = Promise.withResolvers<boolean>();
    submit.mockReturnValue(reply.promise);
    expect(send(id, path)).toEqual(required);
    expect((await screen.findByText(busy)).closest('button')?.disabled).toBe(true);
    reply.resolve(true);
    await screen.findByText('Thank you');
    const requests = submit.mock.calls.map(([sent, query]) => [JSON.stringify(sent), query]);
    expect(requests).toEqual([[JSON.stringify(body), expect.objectContaining(CAMPAIGN)]]);
    expect([onSent.mock.calls.length, insert.mock.calls]).toEqual([1, []]);
    expect(showToast.mock.calls).toEqual(toast ? [[{ ...toast, kind: 'success' }]] : []);
  });

  test('that was not acknowledged: leads to the thanks without a toast; a lead filled in by a bot is marked, not dropped', async () => {
    submit.mockResolvedValue(false);
    show('microbladingHero', '/', onSent);
    fillIn();
    const trap = document.querySelector<HTMLInputElement>('input[name="form_check"]');
    if (trap) trap.value = 'Company Ltd';
    press();
    await screen.findByText('Thank you');
    expect([onSent.mock.calls.length, showToast.mock.calls]).toEqual([1, []]);
    expect(submit.mock.calls[0]?.[1]).toMatchObject({ suspect: expect.stringContaining('honeypot') });
  });

  test.each<[string, unknown, string]>([
    ['cannot be loaded', new Error('The script could not be loaded.'), 'The script could not be loaded.'],
    ['throw anything else', 'words of nobody', 'unknown'],
  ])('shows an error toast and keeps the typed text if the scripts for sending %s', async (_what, error, reason) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    submit.mockRejectedValue(error);
    send('homePopup', '/');
    await expectFailure(TRY_AGAIN);
    expect(warn.mock.calls).toEqual([['[leads] the form could not be sent', { reason }]]);
  });
});

test('the page’s notice has the text of a toast whose script cannot be loaded', async () => {
  fakeNote();
  vi.spyOn(lateToast, 'get').mockRejectedValue(new Error('silent'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  submit.mockRejectedValue(new Error('silent'));
  send('homePopup', '/');
  await waitFor(() => expect(note.showNotice.mock.calls).toEqual([[TRY_AGAIN]]));
});

describe('a skin-pen form', () => {
  test.each(tableForms)('$id: failure keeps the text; success sends six fields', async ({ id, busy, required, record, failure }) => {
    insert.mockResolvedValueOnce('unknown');
    expect(send(id, SKIN_PEN)).toEqual([...required]);
    await expectFailure(failure);

    const reply = Promise.withResolvers<Outcome>();
    insert.mockReturnValue(reply.promise);
    press();
    await screen.findByText(busy);
    reply.resolve('delivered');
    await screen.findByText('Thank you');
    const request = [record, CAMPAIGN, undefined];
    expect([insert.mock.calls, submit.mock.calls]).toEqual([[request, request], []]);
    expect(showToast).toHaveBeenLastCalledWith({ title: 'Success!', text: 'Your consultation has been booked.', kind: 'success' });
  });

  test('after a refusal by a cap adds advice to the agreed toast until the next attempt; other failures show none', async () => {
    insert.mockResolvedValueOnce('capped');
    send('skinPenHero', SKIN_PEN);
    const advice = screen.getByRole('status');
    expect(advice.textContent).toBe('');
    await expectFailure(TRY_AGAIN);
    await waitFor(() => expect(advice.textContent).toMatch(/try again in a few minutes/));
    const link = screen.getByRole('link', { name: /WhatsApp/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([chatLinks.skinPen, '_blank']);

    const reply = Promise.withResolvers<Outcome>();
    insert.mockReturnValueOnce(reply.promise);
    press();
    await screen.findByText('Booking...');
    expect(advice.textContent).toBe('');
    await act(async () => reply.resolve('unknown'));
    await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2));
    expect(advice.textContent).toBe('');
  });
});

describe('a form that sends nothing, by agreement', () => {
  const expectUnsent = () => expect([submit.mock.calls, insert.mock.calls, screen.queryByText('Thank you')]).toEqual([[], [], null]);

  test('brows page: requires name, email and phone; after 1.2 s it is cleared and shows the alert, without a request', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    vi.useFakeTimers();
    expect(send('browsPage', '/brows-lashes')).toEqual(['Full Name', 'Email Address', 'Phone Number']);
    await act(() => vi.advanceTimersByTimeAsync(1_199));
    expect(alert).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(alert).toHaveBeenCalledExactlyOnceWith('Your request has been sent!');
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', '');
    expectUnsent();
  });

  test('home-facials callback: logs a line without the typed text, and tells the visitor that the request wasn’t sent', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    expect(send('homeFacialsCallback', '/home-facials')).toEqual(['Full Name', 'Phone Number']);
    await screen.findByText(/request wasn’t sent/);
    expect(info).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(info.mock.calls)).not.toContain('Hessa');
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Hessa A.');
    expectUnsent();
  });
});
