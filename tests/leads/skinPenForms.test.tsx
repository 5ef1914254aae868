import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Attempt } from '@/leads/ports';
import { chatLinks } from '@/site/chatLinks';

import { insert, newVisit, submit } from '../support/visit';
import { arriveFromAdvert, CAMPAIGN, fillIn, onSent, press, requiredLabels, show } from './formVisit';
import { name, tableForms, whatsapp } from './specifiedForms';

const showToast = vi.hoisted(() => vi.fn<(note: { title: string; text: string; kind: string }) => void>());
vi.mock('@/ui/toast', () => ({ showToast }));

const path = '/skin-pen-microneedling-dubai';

beforeEach(() => {
  newVisit();
  showToast.mockReset();
});

/** Expects the error toast, with the visitor still on the page and the fields unchanged. */
async function expectFailure(text: string): Promise<void> {
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Error', text, kind: 'destructive' }));
  expect([onSent.mock.calls, screen.queryByText('Thank you')]).toEqual([[], null]);
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', name);
  expect(screen.getByLabelText('Phone Number')).toHaveProperty('value', whatsapp);
}

test.each(tableForms)(
  '$id: the form has the agreed required fields; failure keeps the text; success sends six fields and the origin, toasts and thanks',
  async ({ id, busy, required, record, failure }) => {
    insert.mockResolvedValueOnce('unknown');
    arriveFromAdvert();
    show(id, path);
    expect(requiredLabels()).toEqual([...required]);
    fillIn();
    press();
    await expectFailure(failure);

    const reply = Promise.withResolvers<Attempt>();
    insert.mockReturnValue(reply.promise);
    press();
    await screen.findByText(busy);
    reply.resolve('delivered');
    await screen.findByText('Thank you');
    const request = [record, CAMPAIGN, undefined];
    expect(insert.mock.calls).toEqual([request, request]);
    expect(showToast).toHaveBeenLastCalledWith({ title: 'Success!', text: 'Your consultation has been booked.', kind: 'success' });
    expect(submit).not.toHaveBeenCalled();
  },
);

test('after a refusal by a cap, the form adds advice to the agreed toast until the next attempt; other failures show none', async () => {
  insert.mockResolvedValueOnce('capped');
  show('skinPenHero', path);
  fillIn();
  const advice = screen.getByRole('status');
  expect(advice.textContent).toBe('');
  press();
  await expectFailure('Please try again or contact us directly.');
  await waitFor(() => expect(advice.textContent).toMatch(/try again in a few minutes/));
  const link = screen.getByRole('link', { name: /WhatsApp/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([chatLinks.skinPen, '_blank']);

  const reply = Promise.withResolvers<Attempt>();
  insert.mockReturnValueOnce(reply.promise);
  press();
  await screen.findByText('Booking...');
  expect(advice.textContent).toBe('');
  await act(async () => reply.resolve('unknown'));
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2));
  expect(advice.textContent).toBe('');
});
