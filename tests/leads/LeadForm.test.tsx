import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { forms } from '@/leads/forms';
import { wasLeadSent } from '@/leads/sentLeads';

import { newVisit, submit } from '../visit';
import { fillIn, press, show } from './formVisit';

beforeEach(newVisit);

function form(): HTMLFormElement {
  const found = document.querySelector('form');
  if (!found) throw new Error('There is no form.');
  return found;
}

test('says what the lead is used for, beside a link that leaves what was typed; a form that sends nothing does not', () => {
  show('navigationModal', '/');
  expect(screen.getByText(/We use this to answer you, nothing else\./)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Privacy' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/patient-rights#privacy', '_blank']);
  show('browsPage', '/');
  expect(screen.getAllByText(/We use this/)).toHaveLength(1);
});

test('says what the browser refuses in its own words under each field, until it is mended; the first takes the focus', async () => {
  vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('Please fill out this field.');
  show('navigationModal', '/');
  const [name, email, phone] = ['Full Name', 'Email Address', 'Phone Number'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  if (!name || !email || !phone) throw new Error('A field is missing.');
  expect([email.type, phone.type]).toEqual(['email', 'tel']);
  await userEvent.type(name, 'Hessa A.');
  press();
  expect(document.activeElement).toBe(email);
  for (const field of [email, phone]) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please fill out this field.');
  }
  expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['Hessa A.', 'false']);
  await userEvent.type(phone, '+971');
  expect(phone.getAttribute('aria-invalid')).toBe('false');
  expect(screen.getAllByText('Please fill out this field.')).toHaveLength(1);
  expect(submit).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('hands the lead over within the submit event: the page may be left a moment later', () => {
  show('navigationModal', '/');
  fireEvent.input(screen.getByLabelText('Full Name'), { target: { value: 'Hessa A.' } });
  submit.mockReturnValue(new Promise(() => undefined));
  fireEvent.submit(form());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Hessa A.' });
});

test('two submits before it can show that it is busy, further clicks and Enter are the same lead; popups stay away from then on', async () => {
  let reply: (acknowledged: boolean) => void = () => undefined;
  submit.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  show('navigationModal', '/');
  fillIn();
  fireEvent.submit(form());
  fireEvent.submit(form());
  const busy = await screen.findByRole('button', { name: /Booking\.\.\./ });
  expect([busy.getAttribute('aria-busy'), busy.hasAttribute('disabled')]).toEqual(['true', true]);
  await userEvent.click(busy);
  await userEvent.type(screen.getByLabelText('Full Name'), '{enter}');
  form().requestSubmit();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(wasLeadSent()).toBe(false);
  reply(true);
  await screen.findByText('Thank you');
  expect(wasLeadSent()).toBe(true);
});

test('a form that is switched on by `delivers` is sent like the others', async () => {
  const { destination } = forms.browsPage;
  Object.assign(destination, { delivers: true });
  show('browsPage', '/brows-lashes');
  fillIn();
  press();
  await screen.findByText('Thank you');
  Object.assign(destination, { delivers: false });
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Hessa A.', landingPage: '/brows-lashes' });
});
