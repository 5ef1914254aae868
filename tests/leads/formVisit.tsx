import { fireEvent, render, screen } from '@testing-library/react';

import { LeadForm } from '@/leads/form/LeadForm';
import type { FormId } from '@/leads/forms';

import { visit } from '../support/visit';
import { email, message, name, whatsapp } from './specifiedForms';

// Helpers for tests in which a visitor uses one form of the registry.

/** Renders a form on the page at a path, with a route for /thank-you. */
export function show(form: FormId, path: string, onSent?: () => void) {
  render(visit(<LeadForm form={form} {...(onSent && { onSent })} />, path));
}

/** Fills every text field of the visible form. The service keeps its default. */
export function fillIn(): void {
  const typed = { 'Full Name': name, 'Email Address': email, 'Phone Number': whatsapp, WhatsApp: whatsapp, Message: message };
  for (const [label, value] of Object.entries(typed)) {
    const field = screen.queryByLabelText(new RegExp(`^${label}`));
    if (field) fireEvent.input(field, { target: { value } });
  }
}

export function press(): void {
  fireEvent.click(document.querySelector('button[type="submit"]') ?? document.body);
}
