import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

import { LeadForm } from '@/leads/LeadForm';
import { createSharedValues, type SharedValues } from '@/leads/sharedValues';

import { newVisit, submit, visit } from '../visit';

let shared: SharedValues;

beforeEach(() => {
  newVisit();
  shared = createSharedValues();
});

/** The page with its first form, and the second one where it is there already. */
function page(both: ReactNode = <LeadForm form="lipBlushFinal" shared={shared} />) {
  const forms = (
    <>
      <LeadForm form="lipBlushHero" shared={shared} />
      {both}
    </>
  );
  return visit(forms, '/lip-blush-dubai');
}

/** The fields of both forms, by their label. */
function fields(label: string): HTMLInputElement[] {
  return screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
}
const values = (label: string) => fields(label).map(({ value }) => value);

async function type(field: HTMLInputElement | undefined, text: string): Promise<void> {
  await userEvent.type(field ?? document.body, text);
}

async function send(place: number): Promise<void> {
  await userEvent.click(document.querySelectorAll('button[type="submit"]')[place] ?? document.body);
}

test('what was typed into one form before the scripts is in both once they are there', async () => {
  const html = page();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(html);
  const [name] = fields('Full Name');
  if (name) name.value = 'Lip Shamsa';
  const root = await act(async () => hydrateRoot(container, html));
  await waitFor(() => expect(values('Full Name')).toEqual(['Lip Shamsa', 'Lip Shamsa']));
  act(() => root.unmount());
  container.remove();
});

test('a form that comes alive while the other one is typed into has what was typed, and takes nothing back', async () => {
  /** The second form has been rendered with what the first one held; another digit comes before its effects run. */
  const TypedMeanwhile = () => {
    useLayoutEffect(() => shared.write('phone', '+971 50 1', () => undefined), []);
    return null;
  };
  const { rerender } = render(page(null));
  await type(fields('Phone Number')[0], '+971 50 ');
  await type(fields('Full Name')[0], 'Shamsa');
  rerender(page([<TypedMeanwhile key="typed" />, <LeadForm key="second" form="lipBlushFinal" shared={shared} />]));
  expect(values('Phone Number')).toEqual(['+971 50 1', '+971 50 1']);
  expect(values('Full Name')).toEqual(['Shamsa', 'Shamsa']);
});

test('what is typed into one form appears in the other; sending either clears both', async () => {
  render(page());
  const [first, second] = fields('Full Name');
  await type(first, 'Shamsa');
  await type(second, ' K.');
  expect(values('Full Name')).toEqual(['Shamsa K.', 'Shamsa K.']);
  await type(fields('Phone Number')[1], '050');
  expect(values('Phone Number')).toEqual(['050', '050']);
  await send(1);
  await screen.findByText('Thank you');
  expect(submit.mock.calls.map(([payload]) => payload)).toMatchObject([{ name: 'Shamsa K.', whatsapp: '050', service: 'Lip Blush' }]);
  expect(shared.read()).toEqual({});
});

test('what the browser refused in one form is mended in the other', async () => {
  vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('Please fill out this field.');
  render(page());
  await send(0);
  const said = screen.getAllByText('Please fill out this field.').length;
  const [first, second] = fields('Full Name');
  expect(first?.getAttribute('aria-invalid')).toBe('true');
  await type(second, 'Shamsa');
  expect(first?.getAttribute('aria-invalid')).toBe('false');
  expect(screen.getAllByText('Please fill out this field.')).toHaveLength(said - 1);
  vi.restoreAllMocks();
});
