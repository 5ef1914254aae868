import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { insert, newVisit, submit } from '../support/visit';
import { arriveFromAdvert, CAMPAIGN, fillIn, onSent, press, requiredLabels, show } from './formVisit';
import { sheetForms } from './specifiedForms';

const showToast = vi.hoisted(() => vi.fn<(note: { title: string; text: string; kind: string }) => void>());
vi.mock('@/ui/toast', () => ({ showToast }));

beforeEach(() => {
  newVisit();
  showToast.mockReset();
});

test.each(sheetForms)(
  '$id: the form has the agreed required fields; it sends exactly this body and the origin, looks busy, closes and leads to the thanks',
  async ({ id, path, busy, required, body, toast }) => {
    const reply = Promise.withResolvers<boolean>();
    submit.mockReturnValue(reply.promise);
    arriveFromAdvert();
    show(id, path);
    expect(requiredLabels()).toEqual(required);
    fillIn();
    press();
    expect((await screen.findByText(busy)).closest('button')?.disabled).toBe(true);
    reply.resolve(true);
    await screen.findByText('Thank you');
    expect(submit.mock.calls.map(([sent, query]) => [JSON.stringify(sent), query])).toEqual([
      [JSON.stringify(body), expect.objectContaining(CAMPAIGN)],
    ]);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(showToast.mock.calls).toEqual(toast ? [[{ ...toast, kind: 'success' }]] : []);
    expect(insert).not.toHaveBeenCalled();
  },
);

test('a visitor whose lead was not acknowledged still sees /thank-you, without a toast; a lead filled in by a bot is marked, not dropped', async () => {
  submit.mockResolvedValue(false);
  show('microbladingHero', '/microblading-in-dubai');
  fillIn();
  const trap = document.querySelector<HTMLInputElement>('input[name="form_check"]');
  if (trap) trap.value = 'Company Ltd';
  press();
  await screen.findByText('Thank you');
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(showToast).not.toHaveBeenCalled();
  expect(submit.mock.calls[0]?.[1]).toMatchObject({ suspect: expect.stringContaining('honeypot') });
});

test.each<[string, unknown, string]>([
  ['cannot be loaded', new Error('The script could not be loaded.'), 'The script could not be loaded.'],
  ['throw anything else', 'words of nobody', 'unknown'],
])('if the scripts for sending %s, an error toast appears and the typed text stays', async (_what, error, reason) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  submit.mockRejectedValue(error);
  show('homePopup', '/');
  fillIn();
  press();
  const toast = { title: 'Error', text: 'Please try again or contact us directly.', kind: 'destructive' };
  await waitFor(() => expect(showToast.mock.calls).toEqual([[toast]]));
  expect(warn.mock.calls).toEqual([['[leads] the form could not be sent', { reason }]]);
  expect(screen.queryByText('Thank you')).toBeNull();
  expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Hessa A.');
});
