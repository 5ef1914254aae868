import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

import { onRecoverableError } from '@/boot/hydrate';
import { LeadForm } from '@/leads/form/LeadForm';
import type { FormId } from '@/leads/forms';
import { currentStatus } from '@/leads/leadStatus';
import { createSharedValues } from '@/leads/sharedValues';

import { fakeBoot } from '../support/fakeBoot';
import { insert, newVisit, submit, visit } from '../support/visit';

// These tests use a prerendered form that was sent before its scripts loaded; src/boot/loader/ has recorded the lead's id.

const SID = '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001';
const formOn = (id: FormId) => visit(<LeadForm form={id} />, '/lip-blush-dubai');

beforeEach(() => {
  newVisit();
  fakeBoot();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** The HTML of a prerendered form. */
function prerender(id: FormId): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(formOn(id));
  return container;
}

/** Fills in the required fields. */
function fillIn(container: HTMLElement): HTMLFormElement {
  for (const input of container.querySelectorAll<HTMLInputElement>(':required')) input.value = input.name === 'name' ? 'Noor' : '050';
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

/** Prerenders a form, fills it in, records it as sent before the scripts loaded, then hydrates it. */
function hydrateEarly(id: FormId): HTMLFormElement {
  const container = document.body.appendChild(prerender(id));
  const form = fillIn(container);
  window.boot?.earlyLeads.set(form, SID);
  render(formOn(id), { container, hydrate: true });
  return form;
}

const send = async (form: HTMLFormElement): Promise<void> => act(async () => form.requestSubmit());

test("an early lead is sent or inserted under the loader's id, also after a failure, and is forgotten once sent", async () => {
  submit.mockRejectedValueOnce(new Error('no script'));
  const form = hydrateEarly('lipBlushHero');
  await send(form);
  expect(window.boot?.earlyLeads.get(form)).toBe(SID);
  await send(form);
  expect(submit.mock.calls.map(([payload, , early]) => `${payload.name} ${early}`)).toEqual([`Noor ${SID}`, `Noor ${SID}`]);
  await waitFor(() => expect(window.boot?.earlyLeads.size).toBe(0));
  await send(hydrateEarly('skinPenHero'));
  expect(insert.mock.calls.map(([record, , early]) => [record.full_name, early])).toEqual([['Noor', SID]]);
});

const serviceOf = (container: HTMLElement) => container.querySelector<HTMLSelectElement>('[name=service]') ?? new Option();

test.each<[FormId, string]>([
  ['lipBlushHero', 'Dark Lip Neutralization'],
  ['lipBlushHero', ''],
  ['microbladingFinal', 'Consultation'],
])('%s: sends the service chosen before hydration: %j', async (id, service) => {
  const container = document.body.appendChild(prerender(id));
  const form = fillIn(container);
  serviceOf(form).value = service;
  render(formOn(id), { container, hydrate: true });
  await send(form);
  expect(submit.mock.calls.map(([payload]) => payload.service)).toEqual([service]);
});

test.each<[string, order: (0 | 1)[], chosen: string[], shown: string[]]>([
  ['chosen in the form that hydrates first', [0, 1], ['Velvet Lips (Full Color)', 'Lip Blush'], Array(2).fill('Velvet Lips (Full Color)')],
  ['chosen in the form that hydrates last', [1, 0], ['Velvet Lips (Full Color)', 'Lip Blush'], Array(2).fill('Velvet Lips (Full Color)')],
  ['that only the second form offers, after Back', [0, 1], ['', 'consultation'], ['', 'consultation']],
  ['that only the second form offers, after Back, hydrated first', [1, 0], ['', 'consultation'], ['', 'consultation']],
])('two forms that share their values show the service %s', (_what, order, chosen, shown) => {
  const ids: FormId[] = ['lipBlushHero', 'lipBlushFinal'];
  const shared = createSharedValues();
  const containers = ids.map((id, place) => {
    const container = document.body.appendChild(prerender(id));
    serviceOf(container).value = chosen[place] ?? '';
    return container;
  });
  for (const place of order) {
    const [id = 'lipBlushHero', container = document.body] = [ids[place], containers[place]];
    render(visit(<LeadForm form={id} shared={shared} />, '/lip-blush-dubai'), { container, hydrate: true });
  }
  expect(containers.map((container) => serviceOf(container).value)).toEqual(shown);
});

test('fill-in time counts from the page load for an early form, and from rendering for a form added by a script', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(4_000);
  await send(hydrateEarly('lipBlushHero'));
  await send(fillIn(render(formOn('lipBlushHero')).container));
  expect(submit.mock.calls.map(([, query]) => query)).toEqual([{}, { suspect: 'fast' }]);
});

test.each([
  [false, [], 'delivered'],
  [true, [['/thank-you']], 'kept'],
])('without its script, the visitor goes on only if the browser has stored the lead: %s', async (stored, visited, status) => {
  const saveEarlyLead = async (form: HTMLFormElement) => {
    window.boot?.earlyLeads.set(form, SID);
    return stored;
  };
  fakeBoot({ saveEarlyLead });
  const goTo = vi.fn<(path: string) => void>();
  submit.mockRejectedValueOnce(new Error('no script'));
  await send(fillIn(render(visit(<LeadForm form="lipBlushHero" />, '/', { isReady: () => false, goTo })).container));
  expect([goTo.mock.calls, currentStatus()]).toEqual([visited, status]);
});

/** Lets React replace a page's HTML, in which the visitor has touched an element last. */
function replaceHtml(old: HTMLElement, touched: Element | null): void {
  fakeBoot({ touched, changes: { seen: true, isPageHydrated: false, undo: () => false, ignoreOwn: () => [old] } });
  onRecoverableError(new Error('mismatch'));
}

test('what is typed after React has replaced the HTML of a form, and before the new form loads, arrives in the new form', async () => {
  const old = prerender('lipBlushHero');
  const typed = old.querySelector<HTMLInputElement>('[name=name]');
  replaceHtml(old, typed);
  await userEvent.keyboard('Noor');
  const field = render(formOn('lipBlushHero')).container.querySelector<HTMLInputElement>('[name=name]');
  expect([field?.value, document.activeElement, typed?.isConnected]).toEqual(['Noor', field, false]);
});

test('a new form whose script is already loaded takes the text, choice and focus over before React reports that it replaced the HTML', () => {
  const old = prerender('lipBlushHero');
  const typed = old.querySelector<HTMLInputElement>('[name=name]');
  if (typed) typed.value = 'Noor';
  serviceOf(old).value = 'Dark Lip Neutralization';
  old.remove();
  const removed = [old];
  fakeBoot({
    touched: typed,
    changes: { seen: true, isPageHydrated: false, undo: () => false, ignoreOwn: () => removed.splice(0) },
  });
  const field = render(formOn('lipBlushHero')).container.querySelector<HTMLInputElement>('[name=name]');
  onRecoverableError(new Error('mismatch'));
  expect([field?.value, document.activeElement, typed?.isConnected]).toEqual(['Noor', field, false]);
  expect(serviceOf(document.body).value).toBe('Dark Lip Neutralization');
});

test('a replaced form whose button was pressed last is not put back, so that its successor is sent', () => {
  const old = prerender('lipBlushHero');
  replaceHtml(old, old.querySelector('button'));
  expect(document.querySelector('form')).toBeNull();
});
