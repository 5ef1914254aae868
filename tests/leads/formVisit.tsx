import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';

import type { FormId } from '@/leads/forms';
import { LeadForm } from '@/leads/LeadForm';

import { visit } from '../support/visit';

// Helpers for tests in which a visitor uses one form of the registry.

export const onSent = vi.fn<() => void>();

/** The origin of a visit that began with an advert for permanent lips. */
export const CAMPAIGN = { utm_source: 'google', utm_campaign: 'spring-lips', gclid: 'Cj0-t_1', landing: '/lip-blush-dubai' };

/** Starts a visit whose origin is CAMPAIGN. */
export function arriveFromAdvert(): void {
  const { landing, ...parameters } = CAMPAIGN;
  const address = `https://studio.example${landing}?${new URLSearchParams(parameters).toString()}`;
  sessionStorage.setItem('arrival', JSON.stringify([address, '']));
}

/** Renders a form on the page at a path, with a route for /thank-you. */
export function show(form: FormId, path: string) {
  onSent.mockReset();
  render(visit(<LeadForm form={form} onSent={onSent} />, path));
}

/** The visitor's input, by field label. */
const typed: Record<string, string> = {
  'Full Name': 'Hessa A.',
  'Email Address': 'hessa@example.com',
  'Phone Number': '+971 50 123 4567',
  WhatsApp: '+971 50 123 4567',
  Message: 'Mornings, please',
};

/** Fills every text field of the visible form. The service keeps its default. */
export function fillIn(): void {
  for (const [label, value] of Object.entries(typed)) {
    const field = screen.queryByLabelText(new RegExp(`^${label}`));
    if (field) fireEvent.input(field, { target: { value } });
  }
}

export function press(): void {
  fireEvent.click(document.querySelector('button[type="submit"]') ?? document.body);
}

export function requiredLabels(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('form :required')].map(
    (field) => field.labels?.[0]?.firstChild?.textContent ?? '',
  );
}
