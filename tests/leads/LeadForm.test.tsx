import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { FormId } from '@/leads/forms';
import { type LeadDelivery, LeadDeliveryProvider } from '@/leads/LeadDelivery';
import { LeadForm } from '@/leads/LeadForm';
import { wasLeadSent } from '@/leads/sentLeads';

import { preloadIslands } from '../islands';

beforeAll(preloadIslands);

const submit = vi.fn<LeadDelivery['submit']>();
const insert = vi.fn<LeadDelivery['insert']>();
const prepare = vi.fn<() => void>();
const onSent = vi.fn<() => void>();

function show(form: FormId, path = '/waxing') {
  render(
    <LeadDeliveryProvider value={{ submit, insert, prepare }}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/thank-you" element={<h1>Thank you</h1>} />
          <Route path="*" element={<LeadForm form={form} onSent={onSent} />} />
        </Routes>
      </MemoryRouter>
    </LeadDeliveryProvider>,
  );
}

beforeEach(() => {
  sessionStorage.clear();
  submit.mockReset().mockResolvedValue(true);
  insert.mockReset().mockResolvedValue(true);
  prepare.mockReset();
  onSent.mockReset();
});

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Full Name'), 'Hessa A.');
  await userEvent.type(screen.getByLabelText('Email Address'), 'hessa@example.com');
  await userEvent.type(screen.getByLabelText('Phone Number'), '+971 50 123 4567');
}

describe('LeadForm', () => {
  test('prepares sending as soon as it appears', () => {
    show('navigationModal');
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  test("uses the browser's own checks: required, e-mail and telephone inputs", () => {
    show('navigationModal');
    expect(screen.getByLabelText('Full Name')).toHaveProperty('required', true);
    expect(screen.getByLabelText('Email Address')).toHaveProperty('required', true);
    expect(screen.getByLabelText('Email Address')).toHaveProperty('type', 'email');
    expect(screen.getByLabelText('Phone Number')).toHaveProperty('required', true);
    expect(screen.getByLabelText('Phone Number')).toHaveProperty('type', 'tel');
    screen.getByText('Select a service');
    expect(document.querySelector('form')?.noValidate).toBe(false);
  });

  test('sends what was typed, closes, then goes to /thank-you', async () => {
    show('navigationModal', '/waxing');
    await fillIn();
    onSent.mockImplementation(() => expect(screen.queryByText('Thank you')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Book Appointment' }));
    await screen.findByText('Thank you');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[0]?.[0]).toEqual({
      name: 'Hessa A.',
      email: 'hessa@example.com',
      whatsapp: '+971 50 123 4567',
      service: '',
      message: 'Booking request from navigation modal',
      landingPage: '/waxing',
    });
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(wasLeadSent()).toBe(true);
  });

  test('shows the busy text in a disabled button; further clicks and Enter are the same lead', async () => {
    let reply: (acknowledged: boolean) => void = () => undefined;
    submit.mockReturnValue(new Promise((resolve) => (reply = resolve)));
    show('navigationModal');
    await fillIn();
    const button = screen.getByRole('button', { name: 'Book Appointment' });
    await userEvent.dblClick(button);
    const busy = await screen.findByRole('button', { name: /Booking\.\.\./ });
    expect(busy).toHaveProperty('disabled', true);
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await userEvent.type(screen.getByLabelText('Full Name'), '{enter}');
    document.querySelector('form')?.requestSubmit();
    expect(submit).toHaveBeenCalledTimes(1);
    reply(true);
    await screen.findByText('Thank you');
  });

  test('the popup has no e-mail field and sends an empty one', async () => {
    show('homePopup', '/');
    expect(screen.queryByLabelText('Email Address')).toBeNull();
    await userEvent.type(screen.getByLabelText('Full Name'), 'Hessa');
    await userEvent.type(screen.getByLabelText('Phone Number'), '050');
    await userEvent.click(screen.getByRole('button', { name: 'Request a Callback' }));
    await waitFor(() => expect(submit).toHaveBeenCalled());
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ email: '', landingPage: 'home_popup' });
  });
});
