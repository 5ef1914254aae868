import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import type { LeadDelivery } from '@/leads/LeadDelivery';
import { LeadForm } from '@/leads/LeadForm';
import { createSharedValues } from '@/leads/sharedValues';

import { Delivery } from '../Delivery';

test('what was typed into one form before the scripts is in both once they are there', async () => {
  const shared = createSharedValues();
  const page = (
    <MemoryRouter>
      <Delivery>
        <LeadForm form="lipBlushHero" shared={shared} />
        <LeadForm form="lipBlushFinal" shared={shared} />
      </Delivery>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [first, second] = screen.getAllByLabelText('Full Name');
  if (first instanceof HTMLInputElement) first.value = 'Lip Shamsa';
  const root = await act(async () => hydrateRoot(container, page));
  await waitFor(() => expect(second).toHaveProperty('value', 'Lip Shamsa'));
  expect(first).toHaveProperty('value', 'Lip Shamsa');
  act(() => root.unmount());
  container.remove();
});

test('a form that comes alive while the other one is typed into takes nothing back', async () => {
  const shared = createSharedValues();
  const Page = ({ both }: { both: boolean }) => (
    <MemoryRouter>
      <Delivery>
        <LeadForm form="lipBlushHero" shared={shared} />
        {both && <TypedMeanwhile />}
        {both && <LeadForm form="lipBlushFinal" shared={shared} />}
      </Delivery>
    </MemoryRouter>
  );
  /** The second form has been rendered with what the first one held; another digit comes before its effects run. */
  const TypedMeanwhile = () => {
    useLayoutEffect(() => shared.write('phone', '+971 50 1', () => undefined), []);
    return null;
  };
  const { rerender } = render(<Page both={false} />);
  const [phone] = screen.getAllByLabelText(/^Phone Number/);
  if (!phone) throw new Error('A form is expected');
  await userEvent.type(phone, '+971 50 ');
  rerender(<Page both />);
  const values = screen.getAllByLabelText(/^Phone Number/).map((field) => field instanceof HTMLInputElement && field.value);
  expect(values).toEqual(['+971 50 1', '+971 50 1']);
});

test('what is typed into one form appears in the other; sending either clears both', async () => {
  const shared = createSharedValues();
  const submit = vi.fn<LeadDelivery['submit']>(async () => true);
  render(
    <MemoryRouter>
      <Delivery submit={submit}>
        <LeadForm form="lipBlushHero" shared={shared} />
        <LeadForm form="lipBlushFinal" shared={shared} />
      </Delivery>
    </MemoryRouter>,
  );
  const values = (label: string) =>
    screen.getAllByLabelText(new RegExp(`^${label}`)).map((field) => field instanceof HTMLInputElement && field.value);
  const [first, second] = screen.getAllByLabelText(/^Full Name/);
  const [, phone] = screen.getAllByLabelText(/^Phone Number/);
  if (!first || !second || !phone) throw new Error('Two forms are expected');
  await userEvent.type(first, 'Shamsa');
  await userEvent.type(second, ' K.');
  expect(values('Full Name')).toEqual(['Shamsa K.', 'Shamsa K.']);
  await userEvent.type(phone, '050');
  expect(values('Phone Number')).toEqual(['050', '050']);
  const [, send] = document.querySelectorAll('button[type="submit"]');
  if (send) await userEvent.click(send);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Shamsa K.', whatsapp: '050', service: 'Lip Blush' });
  await waitFor(() => expect(shared.read()).toEqual({}));
});

test('what the browser refused in one form is mended in the other', async () => {
  vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('Please fill out this field.');
  const shared = createSharedValues();
  render(
    <MemoryRouter>
      <Delivery>
        <LeadForm form="lipBlushHero" shared={shared} />
        <LeadForm form="lipBlushFinal" shared={shared} />
      </Delivery>
    </MemoryRouter>,
  );
  const [send] = document.querySelectorAll('button[type="submit"]');
  if (send) await userEvent.click(send);
  const said = screen.getAllByText('Please fill out this field.').length;
  const [first, second] = screen.getAllByLabelText(/^Full Name/);
  expect(first?.getAttribute('aria-invalid')).toBe('true');
  if (second) await userEvent.type(second, 'Shamsa');
  expect(first?.getAttribute('aria-invalid')).toBe('false');
  expect(screen.getAllByText('Please fill out this field.')).toHaveLength(said - 1);
  vi.restoreAllMocks();
});

test('a form that appears later shows what was typed before', async () => {
  const shared = createSharedValues();
  const heard = vi.fn<(name: string, value: string) => void>();
  const stop = shared.watch(heard);
  shared.write('name', 'Shamsa', () => undefined);
  shared.write('name', 'Shamsa', () => undefined);
  stop();
  shared.write('phone', '050', () => undefined);
  expect(heard.mock.calls).toEqual([['name', 'Shamsa']]);
  render(
    <MemoryRouter>
      <Delivery>
        <LeadForm form="lipBlushFinal" shared={shared} />
      </Delivery>
    </MemoryRouter>,
  );
  expect(screen.getByLabelText(/^Full Name/)).toHaveProperty('value', 'Shamsa');
  expect(screen.getByLabelText(/^Phone Number/)).toHaveProperty('value', '050');
});
