import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { forms } from '@/leads/forms';
import { wasLeadSent } from '@/leads/sentLeads';

import { installMedia } from '../support/screenDouble';
import { newVisit, submit } from '../support/visit';
import { fillIn, press, show } from './formVisit';

beforeEach(newVisit);

function form(): HTMLFormElement {
  const found = document.querySelector('form');
  if (!found) throw new Error('There is no form.');
  return found;
}

test('a form says how the details are used, with a privacy link in a new tab; a form that sends nothing shows neither', () => {
  show('navigationModal', '/');
  expect(screen.getByText(/We’ll only use this to reply to you\./)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Privacy' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/patient-rights#privacy', '_blank']);
  show('browsPage', '/');
  expect(screen.getAllByText(/We’ll only use this to reply to you/)).toHaveLength(1);
});

test('the browser’s own message shows under each invalid field until it is corrected; the first invalid field takes focus', async () => {
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

test.each([
  ['fit on the screen: the button', 500, 'BUTTON'],
  ['do not: the field', 2_000, 'DIV'],
])('errors scroll the first invalid field and the button into view if both %s', async (_, buttonBottom, scrolledTo) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('Please fill out this field.');
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844);
  vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, buttonBottom - 48, 300, 48));
  show('navigationModal', '/');
  press();
  await vi.waitFor(() => expect(scroll).toHaveBeenCalledOnce());
  expect(scroll.mock.contexts[0]).toHaveProperty('tagName', scrolledTo);
  vi.restoreAllMocks();
});

describe('a text too long to be sent in full', () => {
  const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^Message/);
  const errorOf = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  const setValue = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

  test('is reported under its field, which takes focus; nothing is sent or lost until the text is shortened', async () => {
    show('ledDialog', '/led-light-therapy-dubai');
    fillIn();
    setValue(message(), 'x'.repeat(4_312));
    press();
    expect(errorOf(message())).toBe('Please shorten this to 4,000 characters. It has 4,312 now.');
    expect([message().getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', message()]);
    // Pasted text is never silently truncated.
    expect([message().value.length, message().hasAttribute('maxlength')]).toEqual([4_312, false]);
    setValue(message(), 'x'.repeat(4_001));
    expect(errorOf(message())).toBe('Please shorten this to 4,000 characters. It has 4,001 now.');
    press();
    expect(submit).not.toHaveBeenCalled();
    setValue(message(), 'x'.repeat(4_000));
    expect(message().getAttribute('aria-invalid')).toBe('false');
    press();
    await screen.findByText('Thank you');
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ message: 'x'.repeat(4_000) });
  });

  test('counts against the limit of its own field; the first field over its limit takes focus', () => {
    show('navigationModal', '/');
    fillIn();
    const [name, email] = [screen.getByLabelText('Full Name'), screen.getByLabelText('Email Address')];
    setValue(name, 'x'.repeat(1_001));
    setValue(email, `${'x'.repeat(320)}@example.com`);
    press();
    expect(errorOf(name)).toBe('Please shorten this to 1,000 characters. It has 1,001 now.');
    expect(errorOf(email)).toBe('Please shorten this to 320 characters. It has 332 now.');
    expect(document.activeElement).toBe(name);
    expect(submit).not.toHaveBeenCalled();
  });

  test('is reported under the longest field if its letters are multi-byte; shortening another field makes room for it', () => {
    show('ledDialog', '/led-light-therapy-dubai');
    fillIn();
    const name = screen.getByLabelText('Full Name');
    setValue(name, 'م'.repeat(1_000));
    setValue(message(), 'م'.repeat(3_500));
    press();
    expect(errorOf(message())).toMatch(/^Please shorten this to 2,\d{3} characters\. It has 3,500 now\.$/);
    expect(name.getAttribute('aria-invalid')).toBe('false');
    setValue(name, 'م');
    expect(message().getAttribute('aria-invalid')).toBe('false');
    press();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('is accepted by a form that sends nothing', () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    show('homeFacialsCallback', '/home-facials');
    fillIn();
    setValue(screen.getByLabelText('Full Name'), 'x'.repeat(1_001));
    press();
    expect(screen.getByLabelText('Full Name').getAttribute('aria-invalid')).toBe('false');
    vi.restoreAllMocks();
  });
});

describe('a form filled in without input events, as password managers do', () => {
  const REQUIRED = 'Please fill out this field.';
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  /** Sets a value without React's or the form library's knowledge. */
  function fill(control: HTMLElement, value: string): void {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  }

  test('sends what its fields show, and removes the errors of the fields that are filled', async () => {
    vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue(REQUIRED);
    show('ledDialog', '/led-light-therapy-dubai');
    press();
    expect(screen.getAllByText(REQUIRED)).toHaveLength(2);
    fill(field('Full Name'), 'Hessa A.');
    press();
    expect(screen.getAllByText(REQUIRED)).toHaveLength(1);
    fill(field('WhatsApp'), '+971 50 123 4567');
    fill(field('Message'), 'x'.repeat(4_001));
    press();
    expect(screen.queryByText(REQUIRED)).toBeNull();
    expect(screen.getByText('Please shorten this to 4,000 characters. It has 4,001 now.')).toBeDefined();
    fill(field('Message'), 'Mornings');
    press();
    await screen.findByText('Thank you');
    expect(submit.mock.calls.map(([payload]) => payload)).toMatchObject([
      { name: 'Hessa A.', whatsapp: '+971 50 123 4567', message: 'Mornings' },
    ]);
    vi.restoreAllMocks();
  });

  test('by a script whose event React ignores: also sends what the fields show, not what was typed before', async () => {
    show('navigationModal', '/');
    fillIn();
    const phone = field('Phone Number');
    phone.value = '+971 50 765 4321';
    for (const type of ['input', 'change']) phone.dispatchEvent(new Event(type, { bubbles: true }));
    press();
    await screen.findByText('Thank you');
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Hessa A.', whatsapp: '+971 50 765 4321' });
  });

  test('a service chosen in the native list counts if this form offers it', async () => {
    installMedia('(pointer: coarse)');
    show('microbladingFinal', '/microblading-in-dubai');
    fillIn();
    fill(screen.getByRole('combobox'), 'Consultation');
    press();
    await screen.findByText('Thank you');
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ service: 'Consultation' });
    newVisit();
    show('lipBlushHero', '/lip-blush-dubai');
    fillIn();
    // The list shows its placeholder.
    fill(screen.getByRole('combobox'), '');
    press();
    await screen.findByText('Thank you');
    expect(submit.mock.lastCall?.[0]).toMatchObject({ service: '' });
    installMedia();
  });
});

test('the lead is handed to the delivery code within the submit event, as the visitor may leave immediately afterwards', () => {
  show('navigationModal', '/');
  fireEvent.input(screen.getByLabelText('Full Name'), { target: { value: 'Hessa A.' } });
  submit.mockReturnValue(new Promise(() => undefined));
  fireEvent.submit(form());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Hessa A.' });
});

test('a double submit, further clicks and Enter send only one lead; once it is sent, no more popups appear', async () => {
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

test('a form enabled by `delivers` is sent like the other forms', async () => {
  const { destination } = forms.browsPage;
  Object.assign(destination, { delivers: true });
  show('browsPage', '/brows-lashes');
  fillIn();
  press();
  await screen.findByText('Thank you');
  Object.assign(destination, { delivers: false });
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Hessa A.', landingPage: '/brows-lashes' });
});
