import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

// What the tests of the landing pages read and do.

/** What an element says, on one line. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

export function headings(level: number): string[] {
  return screen.getAllByRole('heading', { level }).map((heading) => heading.textContent.replaceAll('\u{a0}', ' '));
}

/** Each page above this one as `label address`, then the label of this one. */
export function breadcrumb(): string[] {
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' }).querySelectorAll('a, [aria-current="page"]');
  return [...crumbs].map((crumb) => `${crumb.textContent} ${crumb.getAttribute('href') ?? ''}`.trim());
}

/** The section under an h2. */
export function sectionUnder(heading: string): HTMLElement {
  return screen.getByRole('heading', { level: 2, name: heading }).closest('section') ?? document.body;
}

/** Where the page leads on to. */
export function relatedPaths(): (string | null)[] {
  return within(sectionUnder('You may also like'))
    .getAllByRole('link')
    .map((anchor) => anchor.getAttribute('href'));
}

/** What the page says to search engines. */
export function linkedData(): { '@type': string; [key: string]: unknown }[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? ''));
}

/** Types 'Hessa A.' and '+971 50 123 4567', then presses the button with that name. */
export async function sendNameAndPhone(form: HTMLElement, button: string): Promise<void> {
  const fields = within(form);
  await userEvent.type(fields.getByLabelText(/^Full Name/), 'Hessa A.');
  await userEvent.type(fields.getByLabelText(/^(Phone Number|WhatsApp)/), '+971 50 123 4567');
  await userEvent.click(fields.getByRole('button', { name: button }));
}

/** Opens the lightbox at a plate, goes on, back, and closes it. Returns the place of each picture that was shown, as '6 / 6'. */
export async function leafFrom(plate: HTMLElement): Promise<string[]> {
  await userEvent.click(plate);
  const dialog = within(await screen.findByRole('dialog', { name: 'Gallery' }));
  const place = () => dialog.getByText(/^\d+ \/ \d+$/).textContent;
  const places = [place()];
  for (const name of ['Next picture', 'Previous picture']) {
    await userEvent.click(dialog.getByRole('button', { name }));
    places.push(place());
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return places;
}
