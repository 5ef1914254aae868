import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
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
  const forms = (
    <>
      <LeadForm form="lipBlushHero" shared={shared} />
      {rest}
    </>
  );
  return visit(forms, '/lip-blush-dubai');
}

/** The fields of both forms with this label. */
function fields(label: string): HTMLInputElement[] {
  return screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
}
const values = (label: string) => fields(label).map(({ value }) => value);

function type(field: HTMLInputElement | undefined, text: string): void {
  if (field) fireEvent.input(field, { target: { value: field.value + text } });
}

function send(place: number): void {
  fireEvent.click(document.querySelectorAll('button[type="submit"]')[place] ?? document.body);
}

test('a form that hydrates while the visitor types into the other form shows the typed text, and overwrites nothing', () => {
  /** Adds a digit after the second form has rendered with the values of the first, but before its effects run. */
  const TypedMeanwhile = () => {
    useLayoutEffect(() => shared.write('phone', '+971 50 1', () => undefined), []);
    return null;
  };
  const { rerender } = render(page(null));
  type(fields('Phone Number')[0], '+971 50 ');
  type(fields('Full Name')[0], 'Shamsa');
  rerender(page([<TypedMeanwhile key="typed" />, <LeadForm key="second" form="lipBlushFinal" shared={shared} />]));
  expect(values('Phone Number')).toEqual(['+971 50 1', '+971 50 1']);
  expect(values('Full Name')).toEqual(['Shamsa', 'Shamsa']);
});

test('text typed into either form appears in both; sending either form clears both', async () => {
  render(page());
  const [first, second] = fields('Full Name');
  type(first, 'Shamsa');
  type(second, ' K.');
  expect(values('Full Name')).toEqual(['Shamsa K.', 'Shamsa K.']);
  type(fields('Phone Number')[1], '050');
  expect(values('Phone Number')).toEqual(['050', '050']);
  send(1);
  await screen.findByText('Thank you');
  expect(submit.mock.calls.map(([payload]) => payload)).toMatchObject([{ name: 'Shamsa K.', whatsapp: '050', service: 'Lip Blush' }]);
  expect(shared.read()).toEqual({});
});

test('a validation message in one form disappears when the field is corrected in the other form', () => {
  vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('Please fill out this field.');
  render(page());
  send(0);
  const errorCount = screen.getAllByText('Please fill out this field.').length;
  const [first, second] = fields('Full Name');
  expect(first?.getAttribute('aria-invalid')).toBe('true');
  type(second, 'Shamsa');
  expect(first?.getAttribute('aria-invalid')).toBe('false');
  expect(screen.getAllByText('Please fill out this field.')).toHaveLength(errorCount - 1);
  vi.restoreAllMocks();
});
