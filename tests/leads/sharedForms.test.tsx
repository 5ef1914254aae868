import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, Fragment, type ReactNode, useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { LeadForm } from '@/leads/LeadForm';
import { createSharedValues, type SharedValues } from '@/leads/sharedValues';

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

test('a form that hydrates while the visitor types into the other form shows the typed text, and overwrites nothing', () => {
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
});

test('text typed into either form appears in both; sending either form clears both', async () => {
  render(page());
  type('Full Name', 0, 'Shamsa');
  type('Full Name', 1, ' K.');
  type('Phone Number', 1, '050');
  expect([values('Full Name'), values('Phone Number')]).toEqual([Array(2).fill('Shamsa K.'), Array(2).fill('050')]);
  send(1);
  await screen.findByText('Thank you');
  expect(submit.mock.calls.map(([payload]) => payload)).toMatchObject([{ name: 'Shamsa K.', whatsapp: '050', service: 'Lip Blush' }]);
  expect(shared.read()).toEqual({});
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
