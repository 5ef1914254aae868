import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { type FormId, forms } from '@/leads/forms';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { LeadForm } from '@/leads/LeadForm';
import type { LeadFormLayout } from '@/leads/LeadForm';
import { wasLeadSent } from '@/leads/sentLeads';

import { expectErrors } from '../consoleErrors';
import { Delivery } from '../Delivery';

const submit = vi.fn<LeadDelivery['submit']>();
const insert = vi.fn<LeadDelivery['insert']>();
const prepare = vi.fn<() => void>();
const onSent = vi.fn<() => void>();

function show(form: FormId, path = '/waxing', layout?: LeadFormLayout) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Delivery submit={submit} insert={insert} prepare={prepare}>
        <Routes>
          <Route path="/thank-you" element={<h1>Thank you</h1>} />
          <Route path="*" element={<LeadForm form={form} onSent={onSent} {...(layout && { layout })} />} />
        </Routes>
      </Delivery>
    </MemoryRouter>,
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

  test('says what the lead is used for, beside a link that leaves what was typed; a form that sends nothing does not', () => {
    show('navigationModal');
    expect(screen.getByText(/We use this to answer you, nothing else\./)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Privacy' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/patient-rights#privacy', '_blank']);
    cleanup();
    show('browsPage');
    expect(screen.queryByText(/We use this/)).toBeNull();
  });

  test('says what the browser refuses in its own words under each field, until it is mended; the first takes the focus', async () => {
    vi.spyOn(HTMLInputElement.prototype, 'validationMessage', 'get').mockReturnValue('Please fill out this field.');
    show('navigationModal');
    await userEvent.type(screen.getByLabelText('Full Name'), 'Hessa A.');
    await userEvent.click(screen.getByRole('button', { name: 'Book Appointment' }));
    const [email, phone] = [screen.getByLabelText('Email Address'), screen.getByLabelText('Phone Number')];
    expect(document.activeElement).toBe(email);
    for (const field of [email, phone]) {
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please fill out this field.');
    }
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Hessa A.');
    expect(screen.getByLabelText('Full Name').getAttribute('aria-invalid')).toBe('false');
    await userEvent.type(phone, '+971');
    expect(phone.getAttribute('aria-invalid')).toBe('false');
    expect(screen.getAllByText('Please fill out this field.')).toHaveLength(1);
    expect(submit).not.toHaveBeenCalled();
    vi.restoreAllMocks();
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

  test('hands the lead over within the submit event: the page may be left a moment later', () => {
    show('navigationModal');
    fireEvent.input(screen.getByLabelText('Full Name'), { target: { value: 'Hessa A.' } });
    submit.mockReturnValue(new Promise(() => undefined));
    const form = document.querySelector('form');
    if (form) fireEvent.submit(form);
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Hessa A.' });
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

  test('two submits before the form can show that it is busy are one lead', async () => {
    show('homePopup', '/');
    await userEvent.type(screen.getByLabelText('Full Name'), 'Hessa');
    await userEvent.type(screen.getByLabelText('Phone Number'), '050');
    const form = document.querySelector('form');
    if (form) {
      fireEvent.submit(form);
      fireEvent.submit(form);
    }
    await screen.findByText('Thank you');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('whatever breaks on the way, the visitor is not thanked', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    submit.mockRejectedValue('words of nobody');
    show('homePopup', '/');
    await userEvent.type(screen.getByLabelText('Full Name'), 'Hessa');
    await userEvent.type(screen.getByLabelText('Phone Number'), '050');
    await userEvent.click(screen.getByRole('button', { name: 'Request a Callback' }));
    await waitFor(() => expect(warn.mock.calls).toEqual([['[leads] the form could not be sent', { reason: 'unknown' }]]));
    expect(screen.queryByText('Thank you')).toBeNull();
    warn.mockRestore();
  });

  test('a form that is switched on by `delivers` is sent like the others', async () => {
    const { destination } = forms.browsPage;
    Object.assign(destination, { delivers: true });
    show('browsPage', '/brows-lashes');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Book Appointment' }));
    await screen.findByText('Thank you');
    Object.assign(destination, { delivers: false });
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Hessa A.', landingPage: '/brows-lashes' });
  });

  test('needs someone to hand the lead to', () => {
    expectErrors('LeadDeliveryProvider is missing');
    expect(() =>
      render(
        <MemoryRouter>
          <LeadForm form="homePopup" />
        </MemoryRouter>,
      ),
    ).toThrow('LeadDeliveryProvider is missing');
  });
});

describe('layouts', () => {
  /** The classes around a field, by its label. */
  const around = (label: RegExp) => screen.getByLabelText(label).closest('form > div > div')?.className ?? '';

  test('pairs: e-mail and phone share a row, everything else has its own', () => {
    show('navigationModal', '/', 'pairs');
    expect(around(/^Full Name/)).toContain('lg:col-span-2');
    expect(around(/^Email/)).not.toContain('lg:col-span-2');
    expect(around(/^Phone/)).not.toContain('lg:col-span-2');
  });

  test('line: in one line from 1024 px, from 1280 px where there are more than three fields', () => {
    show('browsCallback', '/', 'line');
    expect(document.querySelector('form')?.className).toContain('lg:flex');
    expect(around(/^Full Name/)).toContain('lg:flex-[1_1_0]');
  });

  test('line with many fields: from 1280 px, the list wider than the rest', () => {
    show('browsPage', '/', 'line');
    expect(document.querySelector('form')?.className).toContain('xl:flex');
    expect(document.querySelector('form')?.className).not.toContain('lg:flex');
    const widths = [...document.querySelectorAll('form > div > div')].map((place) => place.className.includes('1.4'));
    expect(widths.filter(Boolean)).toHaveLength(1);
  });
});
