import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import Microblading from '@/pages/Microblading';

import { newVisit, submit, visit } from '../visit';
import { sendNameAndPhone } from './landingPage';

const showToast = vi.hoisted(() => vi.fn<(note: { title: string; text: string; kind: string }) => void>());
vi.mock('@/ui/toast', () => ({ showToast }));

beforeEach(() => {
  newVisit();
  showToast.mockReset();
  render(visit(<Microblading />, '/microblading-in-dubai'));
});

/** The form of the hero, which is the first of the page. */
function heroForm(): HTMLElement {
  return screen.getByRole('heading', { level: 1 }).closest('section')?.querySelector('form') ?? document.body;
}

function formIn(id: string): HTMLElement {
  return document.querySelector<HTMLElement>(`section#${id} form`) ?? document.body;
}

function required(form: HTMLElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[required], textarea[required]')].map(({ name }) => name);
}

it('are three: hero, final consultation, short', () => {
  expect(document.querySelectorAll('form')).toHaveLength(3);
  expect(heroForm()).not.toBe(formIn('consultation'));
  expect(formIn('callback')).not.toBe(formIn('consultation'));
});

it('require a name and a number in the hero and in the short one, and nothing in the final one', () => {
  expect(required(heroForm())).toEqual(['name', 'phone']);
  expect(required(formIn('callback'))).toEqual(['name', 'phone']);
  expect(required(formIn('consultation'))).toEqual([]);
  expect(within(formIn('callback')).queryByLabelText(/^Service/)).toBeNull();
  expect(within(heroForm()).getByPlaceholderText(/^\+971/)).toBeTruthy();
});

it('begin with Microblading as the service', () => {
  const service = within(heroForm()).getByLabelText(/^Service/);
  expect(service.textContent).toContain('Microblading');
  expect(within(formIn('consultation')).getByLabelText(/^Service/).textContent).toContain('Microblading');
});

it('sends the hero form, says so, and goes to /thank-you', async () => {
  await sendNameAndPhone(heroForm(), 'Book Consultation');
  await screen.findByText('Thank you');
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    name: 'Hessa A.',
    email: '',
    whatsapp: '+971 50 123 4567',
    service: 'Microblading',
    landingPage: 'microblading-dubai',
  });
  await waitFor(() =>
    expect(showToast.mock.calls[0]?.[0]).toMatchObject({
      title: 'Consultation Booked!',
      text: "We'll contact you within 24 hours to confirm your appointment.",
    }),
  );
});

it('sends the final form with what was typed', async () => {
  const form = within(formIn('consultation'));
  await userEvent.type(form.getByLabelText('Email Address'), 'hessa@example.com');
  await userEvent.type(form.getByLabelText('Message'), 'Sparse at the tail');
  await userEvent.click(form.getByRole('button', { name: 'Book Consultation' }));
  await screen.findByText('Thank you');
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    email: 'hessa@example.com',
    message: 'Sparse at the tail',
    service: 'Microblading',
    landingPage: 'microblading-dubai',
  });
});

it('sends the short form, and goes to /thank-you even when the endpoint fails', async () => {
  submit.mockResolvedValue(false);
  await sendNameAndPhone(formIn('callback'), 'Request a Callback');
  await screen.findByText('Thank you');
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Hessa A.', whatsapp: '+971 50 123 4567', landingPage: 'microblading-dubai' });
});
