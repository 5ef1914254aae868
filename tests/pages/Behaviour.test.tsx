import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

import { watchPopupRequests } from '@/lib/popupRequests';
import LipBlush from '@/pages/LipBlush';
import MicrobladingNew from '@/pages/MicrobladingNew';
import NotFound from '@/pages/NotFound';
import PatientRights from '@/pages/PatientRights';
import PermanentMakeupLanding from '@/pages/PermanentMakeupLanding';

import { installMedia, moveNear } from '../support/screenDouble';
import { newVisit, submit, visit } from '../support/visit';

describe('the price cards of /permanent-makeup-in-dubai', () => {
  it('show three items, and the rest after Show More (N more), until Show Less; a card with three items has no toggle', async () => {
    render(visit(<PermanentMakeupLanding />, '/permanent-makeup-in-dubai'));
    const [toggle, ...others] = screen.getAllByRole('button', { name: /^Show (More|Less)/ });
    expect(others).toEqual([]);
    const list = document.getElementById(toggle?.getAttribute('aria-controls') ?? '');
    const folded = () => list?.querySelectorAll('[data-folded]').length;
    expect([toggle?.textContent, toggle?.getAttribute('aria-expanded'), folded()]).toEqual(['Show More (1 more)', 'false', 1]);
    await userEvent.click(toggle ?? document.body);
    expect([toggle?.textContent, toggle?.getAttribute('aria-expanded'), folded()]).toEqual(['Show Less', 'true', 0]);
    await userEvent.click(toggle ?? document.body);
    expect([toggle?.textContent, folded()]).toEqual(['Show More (1 more)', 1]);
  });
});

describe('the two forms of /lip-blush-dubai', () => {
  async function choose(list: HTMLElement | undefined, option: string) {
    list?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: option }));
  }

  it('share the service; for Just Consultation, which only the second form offers, the first form shows its placeholder', async () => {
    newVisit();
    Element.prototype.hasPointerCapture ??= () => false;
    render(visit(<LipBlush />, '/lip-blush-dubai'));
    const forms = [...document.querySelectorAll('form')];
    const [first, second] = forms.map((form) => within(form).getByRole('combobox', { name: /^Service/ }));
    const chosen = () => [first?.textContent, second?.textContent];
    expect(chosen()).toEqual(['Lip Blush', 'Lip Blush']);
    await choose(second, 'Velvet Lips (Full Color)');
    expect(chosen()).toEqual(['Velvet Lips (Full Color)', 'Velvet Lips (Full Color)']);
    await choose(second, 'Just Consultation');
    expect(chosen()).toEqual(['Select a service', 'Just Consultation']);
    await userEvent.click(within(forms[1] ?? document.body).getByRole('button', { name: 'Request a consultation' }));
    await screen.findByText('Thank you');
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ service: 'consultation', landingPage: 'lip-blush-dubai' });
  });
});

it('the callback buttons on /microblading-in-dubai-new open the popup of the page', async () => {
  render(visit(<MicrobladingNew />, '/microblading-in-dubai-new'));
  const listener = vi.fn<(id: string) => void>();
  const stop = watchPopupRequests(listener);
  const buttons = screen.getAllByRole('button', { name: /call (you )?back/ });
  for (const button of buttons) await userEvent.click(button);
  stop();
  expect(listener.mock.calls).toEqual([['microbladingNew'], ['microbladingNew']]);
});

describe('/patient-rights', () => {
  it('marks the last section reached, also when scrolling up, and marks none above the first section', async () => {
    installMedia();
    render(<PatientRights />);
    const index = screen.getByRole('navigation', { name: 'On this page' });
    const parts = ['respect', 'consent', 'records', 'voice', 'responsibilities', 'before-and-after', 'privacy', 'questions'].map((id) =>
      document.getElementById(id),
    );
    const current = () => [...index.querySelectorAll('[aria-current="true"]')].map((link) => link.getAttribute('href'));
    /** Scrolls so that the first `reached` sections begin above the reading line. */
    const scrollTo = async (reached: number) => {
      for (const [at, part] of parts.entries())
        if (part) part.getBoundingClientRect = () => new DOMRect(0, at < reached ? 10 : 900, 300, 400);
      await moveNear(parts[0] ?? document.body, false);
    };
    expect(current()).toEqual([]);
    await scrollTo(8);
    expect(current()).toEqual(['#questions']);
    await scrollTo(5);
    expect(current()).toEqual(['#responsibilities']);
    await scrollTo(0);
    expect(current()).toEqual([]);
  });

  it('opens the print dialog when the visitor clicks Print', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    render(<PatientRights />);
    fireEvent.click(screen.getByRole('button', { name: /^Print/ }));
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
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
  warn.mockRestore();
});
