import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { lipBlush } from '@/content/lipBlush';
import { watchPopupRequests } from '@/lib/popupRequests';
import LedLight from '@/pages/LedLight';
import LipBlush from '@/pages/LipBlush';
import { Shades } from '@/pages/lipBlush/Shades';
import MicrobladingNew from '@/pages/MicrobladingNew';
import NotFound from '@/pages/NotFound';
import PatientRights from '@/pages/PatientRights';
import PermanentMakeupLanding from '@/pages/PermanentMakeupLanding';

import { fillIn, press } from '../leads/formVisit';
import { installMedia, moveNear } from '../support/screenDouble';
import { newVisit, submit, visit } from '../support/visit';

it('the one long price card of /permanent-makeup-in-dubai shows three items, and the rest after Show More (N more), until Show Less', async () => {
  render(visit(<PermanentMakeupLanding />, '/permanent-makeup-in-dubai'));
  const toggle = screen.getByRole('button', { name: /^Show (More|Less)/ });
  const state = () => [
    toggle.textContent,
    toggle.getAttribute('aria-expanded'),
    document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.querySelectorAll('[data-folded]').length,
  ];
  expect(state()).toEqual(['Show More (1 more)', 'false', 1]);
  await userEvent.click(toggle);
  expect(state()).toEqual(['Show Less', 'true', 0]);
  await userEvent.click(toggle);
  expect(state()).toEqual(['Show More (1 more)', 'false', 1]);
});

it('the two forms of /lip-blush-dubai share the service; for Just Consultation, which only the second form offers, the first form shows its placeholder', async () => {
  newVisit();
  Element.prototype.hasPointerCapture ??= () => false;
  render(visit(<LipBlush />, '/lip-blush-dubai'));
  const [first, second] = [...document.querySelectorAll('form')].map((form) => within(form).getByRole('combobox', { name: /^Service/ }));
  const chosen = () => [first?.textContent, second?.textContent];
  const chooseInSecond = async (option: string) => {
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  expect(chosen()).toEqual(['Lip Blush', 'Lip Blush']);
  await chooseInSecond('Velvet Lips (Full Color)');
  expect(chosen()).toEqual(['Velvet Lips (Full Color)', 'Velvet Lips (Full Color)']);
  await chooseInSecond('Just Consultation');
  expect(chosen()).toEqual(['Select a service', 'Just Consultation']);
  fireEvent.click(second?.closest('form')?.querySelector('[type=submit]') ?? document.body);
  await screen.findByText('Thank you');
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ service: 'consultation', landingPage: 'lip-blush-dubai' });
});

it('/lip-blush-dubai offers six tones on five skins, and the chat link asks for the chosen tone and skin', () => {
  render(<Shades {...lipBlush.shades} />);
  const skins = within(screen.getByRole('group', { name: 'Your skin' }));
  const tones = within(screen.getByRole('group', { name: 'Your shade' }));
  expect(skins.getAllByRole('radio')).toHaveLength(5);
  expect(tones.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Ask for Garnet on medium skin' })).toBeTruthy();
  fireEvent.click(skins.getByRole('radio', { name: 'Deep' }));
  fireEvent.click(tones.getByRole('radio', { name: 'Cool rose' }));
  const link = screen.getByRole('link', { name: 'Ask for Cool rose on deep skin' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=Lip blush, Cool rose on deep skin\. Do you have an appointment free\?$/,
  );
});

it('the Book buttons of /led-light-therapy-dubai open a dialog that names their offer, with the focus on its first field; Escape returns the focus', async () => {
  newVisit();
  render(visit(<LedLight />, '/led-light-therapy-dubai'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelectorAll('button[aria-haspopup="dialog"]')).toHaveLength(6);
  for (const [name, message] of [
    ['Book: Course of 6', 'Course of 6, AED 1,350'],
    ['Book: Add-on', 'Add-on, AED 200'],
    ['Book a session', ''],
  ] as const) {
    const button = screen.getAllByRole('button', { name })[0] ?? document.body;
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Book Your LED Session', description: RegExp(`^${message || 'Tell us'}`) });
    const [nameField, messageField] = ['name', 'message'].map((field) => dialog.querySelector<HTMLInputElement>(`[name=${field}]`));
    expect(messageField?.value).toBe(message);
    await waitFor(() => expect(document.activeElement).toBe(nameField));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  }

  fireEvent.click(screen.getAllByRole('button', { name: 'Book: Add-on' })[0] ?? document.body);
  await screen.findByRole('dialog');
  fillIn();
  press();
  await screen.findByRole('heading', { level: 1, name: 'Thank you' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(submit.mock.calls.map(([sent]) => [sent.message, sent.landingPage])).toEqual([['Mornings, please', 'led_booking']]);
});

it('the callback buttons on /microblading-in-dubai-new open the popup of the page', () => {
  render(visit(<MicrobladingNew />, '/microblading-in-dubai-new'));
  const listener = vi.fn<(id: string) => void>();
  const stop = watchPopupRequests(listener);
  for (const button of screen.getAllByRole('button', { name: /call (you )?back/ })) fireEvent.click(button);
  stop();
  expect(listener.mock.calls).toEqual([['microbladingNew'], ['microbladingNew']]);
});

describe('/patient-rights', () => {
  it('marks the last section reached, also when scrolling up, and marks none above the first section', async () => {
    installMedia();
    render(<PatientRights />);
    const index = screen.getByRole('navigation', { name: 'On this page' });
    const parts = ['respect', 'consent', 'records', 'voice', 'responsibilities', 'before-and-after', 'privacy', 'questions'].map(
      (id) => document.getElementById(id) ?? document.body,
    );
    /** Scrolls so that the first `reached` sections begin above the reading line. Returns the marked links. */
    const scrollTo = async (reached: number) => {
      for (const [at, part] of parts.entries()) part.getBoundingClientRect = () => new DOMRect(0, at < reached ? 10 : 900, 300, 400);
      await moveNear(parts[0] ?? document.body, false);
      return [...index.querySelectorAll('[aria-current="true"]')].map((link) => link.getAttribute('href'));
    };
    expect(await scrollTo(0)).toEqual([]);
    expect(await scrollTo(8)).toEqual(['#questions']);
    expect(await scrollTo(5)).toEqual(['#responsibilities']);
    expect(await scrollTo(0)).toEqual([]);
  });

  it('opens the print dialog when the visitor clicks Print', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    render(<PatientRights />);
    fireEvent.click(screen.getByRole('button', { name: /^Print/ }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

it('the page for unknown paths logs the requested path once, without its query', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/microblading-duby?utm_source=x#prices']}>
      <NotFound />
    </MemoryRouter>,
  );
  expect(warn.mock.calls).toEqual([['Page not found: /microblading-duby']]);
});
