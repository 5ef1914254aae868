import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, Fragment, type ReactNode, useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { LeadForm } from '@/leads/LeadForm';
import { createSharedValues, type SharedValues } from '@/leads/sharedValues';
import LipBlush from '@/pages/LipBlush';

import { newVisit, submit, visit } from '../support/visit';

let shared: SharedValues;

beforeEach(() => {
  newVisit();
  shared = createSharedValues();
});

/** The page with its first form and, by default, its second form. */
function page(rest: ReactNode = <LeadForm form="lipBlushFinal" shared={shared} />) {
  const first = <LeadForm form="lipBlushHero" shared={shared} />;
  return visit(createElement(Fragment, {}, first, rest), '/lip-blush-dubai');
}

/** The fields of both forms with this label. */
const fields = (label: string) => screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const values = (label: string) => fields(label).map(({ value }) => value);
const send = (form: number) => fireEvent.click(document.querySelectorAll('button[type="submit"]')[form] ?? document.body);

function type(label: string, form: number, text: string): void {
  const field = fields(label)[form];
  if (field) fireEvent.input(field, { target: { value: field.value + text } });
}

test('a form that hydrates while the visitor types into the other form shows the typed text, and overwrites nothing; sending clears it', async () => {
  /** Adds a digit after the second form has rendered with the values of the first, but before its effects run. */
  const TypedMeanwhile = () => {
    useLayoutEffect(() => shared.write('phone', '+971 50 1', () => undefined), []);
    return null;
  };
  const { rerender } = render(page(null));
  type('Phone Number', 0, '+971 50 ');
  type('Full Name', 0, 'Shamsa');
  rerender(page([<TypedMeanwhile key="typed" />, <LeadForm key="second" form="lipBlushFinal" shared={shared} />]));
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
  type('Full Name', 0, 'Shamsa');
  type('Full Name', 1, ' K.');
  type('Phone Number', 1, '050');
  await chooseInSecond('Velvet Lips (Full Color)');
  expect(state()).toEqual([both('Shamsa K.'), both('050'), both('Velvet Lips (Full Color)')]);
  await chooseInSecond('Just Consultation');
  expect(state().at(2)).toEqual(['Select a service', 'Just Consultation']);
  send(1);
  await screen.findByText('Thank you');
  const sent = { name: 'Shamsa K.', whatsapp: '050', service: 'consultation', landingPage: 'lip-blush-dubai' };
  expect(submit.mock.calls.map(([payload]) => payload)).toMatchObject([sent]);
});

test('a validation message in one form disappears when the field is corrected in the other form', () => {
  vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('Please fill out this field.');
  render(page());
  send(0);
  const invalid = () => fields('Full Name').map((field) => field.getAttribute('aria-invalid'));
  expect([invalid(), screen.getAllByText('Please fill out this field.').length]).toEqual([['true', 'false'], 2]);
  type('Full Name', 1, 'Shamsa');
  expect([invalid(), screen.getAllByText('Please fill out this field.').length]).toEqual([['false', 'false'], 1]);
});
