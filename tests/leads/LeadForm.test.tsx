import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { LeadForm } from '@/leads/form/LeadForm';
import { type FormId, forms } from '@/leads/forms';
import { wasLeadSent } from '@/leads/sentLeads';
import { createSharedValues, type SharedValues } from '@/leads/sharedValues';
import LipBlush from '@/pages/LipBlush';

import { installMedia } from '../support/screenDouble';
import { newVisit, submit, visit } from '../support/visit';
import { fillIn, press, show } from './formVisit';

const REQUIRED = 'Please fill out this field.';

beforeEach(() => {
  newVisit();
  vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue(REQUIRED);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
/** Fills in a field without the knowledge of React and of the form library, as password managers do. */
const fillSilently = (control: HTMLElement, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
/** The errors under the fields, by the field's name. */
function errors() {
  const messageOf = (invalid: Element) => document.getElementById(invalid.getAttribute('aria-describedby') ?? '')?.textContent;
  const invalidFields = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
  return Object.fromEntries(invalidFields.map((invalid) => [invalid.name, messageOf(invalid)]));
}
const sent = () => submit.mock.calls.map(([payload]) => payload);
async function pressAndThank() {
  press();
  await screen.findByText('Thank you');
}

test('the browser’s own message shows under each invalid field until it is corrected; the first invalid field takes focus', async () => {
  show('navigationModal', '/');
  await userEvent.type(field('Full Name'), 'Hessa A.');
  press();
  expect(errors()).toEqual({ email: REQUIRED, phone: REQUIRED });
  expect(document.activeElement).toBe(field('Email Address'));
  expect(['Full Name', 'Email Address', 'Phone Number'].map((label) => field(label).type)).toEqual(['text', 'email', 'tel']);
  expect(field('Full Name').value).toBe('Hessa A.');
  await userEvent.type(field('Phone Number'), '+971');
  expect(errors()).toEqual({ email: REQUIRED });
  expect(sent()).toEqual([]);
});

test.each([
  ['fit on the screen: the button', 500, 'BUTTON'],
  ['do not: the field', 2_000, 'DIV'],
])('errors scroll the first invalid field and the button into view if both %s', async (_, buttonBottom, scrolledTo) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844);
  vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, buttonBottom - 48, 300, 48));
  show('navigationModal', '/');
  press();
  await vi.waitFor(() => expect(scroll).toHaveBeenCalledOnce());
  expect(scroll.mock.contexts[0]).toHaveProperty('tagName', scrolledTo);
});

test('a text that is too long is reported under its field, which takes focus; nothing is sent or lost until it is shortened', async () => {
  show('ledDialog', '/led-light-therapy-dubai');
  fillIn();
  type('Full Name', 'x'.repeat(1_001));
  type('Message', 'x'.repeat(4_312));
  press();
  expect(errors()).toEqual({
    name: 'Please shorten this to 1,000 characters. It has 1,001 now.',
    message: 'Please shorten this to 4,000 characters. It has 4,312 now.',
  });
  expect(document.activeElement).toBe(field('Full Name'));
  type('Full Name', 'Hessa A.');
  // Pasted text is never silently truncated.
  expect([field('Message').value.length, field('Message').hasAttribute('maxlength')]).toEqual([4_312, false]);
  type('Message', 'x'.repeat(4_001));
  expect(errors()).toEqual({ message: 'Please shorten this to 4,000 characters. It has 4,001 now.' });
  press();
  expect(sent()).toEqual([]);
  type('Message', 'x'.repeat(4_000));
  expect(errors()).toEqual({});
  await pressAndThank();
  expect(sent()).toMatchObject([{ message: 'x'.repeat(4_000) }]);
});

test('a long text of multi-byte letters is reported under the longest field; shortening another field makes room for it', () => {
  show('ledDialog', '/led-light-therapy-dubai');
  fillIn();
  type('Full Name', 'م'.repeat(1_000));
  type('Message', 'م'.repeat(3_500));
  press();
  expect(errors()).toEqual({ message: expect.stringMatching(/^Please shorten this to 2,\d{3} characters\. It has 3,500 now\.$/) });
  type('Full Name', 'م');
  expect(errors()).toEqual({});
  press();
  expect(sent()).toHaveLength(1);
});

test('a form that sends nothing accepts a text of any length', () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  show('homeFacialsCallback', '/home-facials');
  fillIn();
  type('Full Name', 'x'.repeat(1_001));
  press();
  expect(errors()).toEqual({});
});

test('a form filled in without input events sends what its fields show, and removes the errors of the fields that are filled', async () => {
  show('ledDialog', '/led-light-therapy-dubai');
  press();
  expect(errors()).toEqual({ name: REQUIRED, phone: REQUIRED });
  fillSilently(field('Full Name'), 'Hessa A.');
  press();
  expect(errors()).toEqual({ phone: REQUIRED });
  fillSilently(field('WhatsApp'), '+971 50 123 4567');
  fillSilently(field('Message'), 'x'.repeat(4_001));
  press();
  expect(errors()).toEqual({ message: 'Please shorten this to 4,000 characters. It has 4,001 now.' });
  fillSilently(field('Message'), 'Mornings');
  await pressAndThank();
  expect(sent()).toMatchObject([{ name: 'Hessa A.', whatsapp: '+971 50 123 4567', message: 'Mornings' }]);
});

test('a form filled in by a script whose events React ignores sends what its fields show, not what was typed before', async () => {
  show('navigationModal', '/');
  fillIn();
  const phone = field('Phone Number');
  phone.value = '+971 50 765 4321';
  for (const event of ['input', 'change']) phone.dispatchEvent(new Event(event, { bubbles: true }));
  await pressAndThank();
  expect(sent()).toMatchObject([{ name: 'Hessa A.', whatsapp: '+971 50 765 4321' }]);
});

test.each([
  ['microbladingFinal', 'Consultation', 'a service that it offers'],
  ['lipBlushHero', '', 'the placeholder'],
] as const)('%s: sends “%s”, chosen in the native list: %s', async (id, service, _what) => {
  installMedia('(pointer: coarse)');
  show(id, '/');
  fillIn();
  fillSilently(screen.getByRole('combobox'), service);
  await pressAndThank();
  installMedia();
  expect(sent()).toMatchObject([{ service }]);
});

test('a double submit, further clicks and Enter send only one lead, within the submit event; once it is sent, no more popups appear', async () => {
  const reply = Promise.withResolvers<boolean>();
  submit.mockReturnValue(reply.promise);
  show('navigationModal', '/');
  fillIn();
  const form = document.querySelector('form') ?? document.body;
  // Before React renders the busy state.
  act(() => {
    for (let press = 0; press < 2; press += 1) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(sent()).toMatchObject([{ name: 'Hessa A.' }]);
  });
  const busy = await screen.findByRole('button', { name: /Booking\.\.\./ });
  expect([busy.getAttribute('aria-busy'), busy.hasAttribute('disabled')]).toEqual(['true', true]);
  await userEvent.click(busy);
  await userEvent.type(field('Full Name'), '{enter}');
  fireEvent.submit(form);
  expect([sent().length, wasLeadSent()]).toEqual([1, false]);
  reply.resolve(true);
  await screen.findByText('Thank you');
  expect(wasLeadSent()).toBe(true);
});

test('a form enabled by `delivers` is sent like the other forms', async () => {
  const { destination } = forms.browsPage;
  Object.assign(destination, { delivers: true });
  show('browsPage', '/brows-lashes');
  fillIn();
  await pressAndThank();
  Object.assign(destination, { delivers: false });
  expect(sent()).toMatchObject([{ name: 'Hessa A.', landingPage: '/brows-lashes' }]);
});

describe('two forms of a page that share their values', () => {
  let shared: SharedValues;
  beforeEach(() => void (shared = createSharedValues()));

  const form = (id: FormId) => <LeadForm key={id} form={id} shared={shared} />;
  const page = (...forms: ReactNode[]) => visit(forms, '/lip-blush-dubai');

  /** The fields of both forms with this label. */
  const fields = (label: string) => screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const values = (label: string) => fields(label).map(({ value }) => value);
  const send = (form: number) => fireEvent.click(document.querySelectorAll('button[type="submit"]')[form] ?? document.body);

  function typeInto(label: string, form: number, text: string): void {
    const control = fields(label)[form];
    if (control) fireEvent.input(control, { target: { value: control.value + text } });
  }

  test('a form that hydrates while the visitor types into the other form shows the typed text, and overwrites nothing; sending clears it', async () => {
    /** Adds a digit after the second form has rendered with the values of the first, but before its effects run. */
    const TypedMeanwhile = () => {
      useLayoutEffect(() => shared.write('phone', '+971 50 1', () => undefined), []);
      return null;
    };
    const { rerender } = render(page(form('lipBlushHero')));
    typeInto('Phone Number', 0, '+971 50 ');
    typeInto('Full Name', 0, 'Shamsa');
    rerender(page(form('lipBlushHero'), <TypedMeanwhile key="typed" />, form('lipBlushFinal')));
    expect(values('Phone Number')).toEqual(['+971 50 1', '+971 50 1']);
    expect(values('Full Name')).toEqual(['Shamsa', 'Shamsa']);
    send(0);
    await screen.findByText('Thank you');
    expect(shared.read()).toEqual({});
  });

  test('text typed into either form appears in both, as does a service that both offer', async () => {
    Element.prototype.hasPointerCapture ??= () => false;
    const services = () => screen.getAllByRole('combobox', { name: /^Service/ });
    const state = () => [values('Full Name'), values('Phone Number'), services().map(({ textContent }) => textContent)];
    const chooseInSecond = async (option: string) => {
      services()[1]?.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    const both = (text: string) => [text, text];
    render(visit(<LipBlush />, '/lip-blush-dubai'));
    typeInto('Full Name', 0, 'Shamsa');
    typeInto('Full Name', 1, ' K.');
    typeInto('Phone Number', 1, '050');
    await chooseInSecond('Velvet Lips (Full Color)');
    expect(state()).toEqual([both('Shamsa K.'), both('050'), both('Velvet Lips (Full Color)')]);
    await chooseInSecond('Just Consultation');
    expect(state().at(2)).toEqual(['Select a service', 'Just Consultation']);
    send(1);
    await screen.findByText('Thank you');
    expect(sent()).toMatchObject([{ name: 'Shamsa K.', whatsapp: '050', service: 'consultation', landingPage: 'lip-blush-dubai' }]);
  });

  test('a validation message in one form disappears when the field is corrected in the other form', () => {
    render(page(form('lipBlushHero'), form('lipBlushFinal')));
    send(0);
    const invalid = () => fields('Full Name').map((field) => field.getAttribute('aria-invalid'));
    expect([invalid(), screen.getAllByText(REQUIRED).length]).toEqual([['true', 'false'], 2]);
    typeInto('Full Name', 1, 'Shamsa');
    expect([invalid(), screen.getAllByText(REQUIRED).length]).toEqual([['false', 'false'], 1]);
  });
});
