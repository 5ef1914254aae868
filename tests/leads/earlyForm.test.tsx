import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { onRecoverableError } from '@/boot/hydrate';
import type { FormId } from '@/leads/forms';
import { LeadForm } from '@/leads/LeadForm';
import { currentStatus } from '@/leads/leadStatus';

import { Delivery } from '../support/Delivery';
import { fakeBoot } from '../support/fakeBoot';
import { insert, newVisit, submit, visit } from '../support/visit';

// These tests use a prerendered form that was sent before its scripts loaded; src/boot/loader/ has recorded the lead's id.

const SID = '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001';

let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  newVisit();
  container = document.createElement('div');
  document.body.append(container);
  fakeBoot();
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
  delete window.boot;
  vi.restoreAllMocks();
});

/** Prerenders a form, fills it in, records it as sent before the scripts loaded, then hydrates it. */
async function hydrateEarly(id: FormId): Promise<HTMLFormElement> {
  const page = visit(<LeadForm form={id} />, '/lip-blush-dubai');
  container.innerHTML = renderToString(page);
  const form = container.querySelector('form');
  if (!form) throw new Error('The form is not in the HTML.');
  for (const input of form.querySelectorAll<HTMLInputElement>(':required')) input.value = input.name === 'name' ? 'Noor' : '050';
  window.boot?.earlyLeads.set(form, SID);
  await act(async () => {
    root = hydrateRoot(container, page);
  });
  return form;
}

const send = async (form: HTMLFormElement): Promise<void> => act(async () => form.requestSubmit());

test("an early lead is sent under the loader's id, also after a failure, and is forgotten once sent", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  submit.mockRejectedValueOnce(new Error('no script'));
  const form = await hydrateEarly('lipBlushHero');
  await send(form);
  expect(window.boot?.earlyLeads.get(form)).toBe(SID);
  await send(form);
  expect(submit.mock.calls.map(([payload, , early]) => [payload.name, early])).toEqual([
    ['Noor', SID],
    ['Noor', SID],
  ]);
  await waitFor(() => expect(window.boot?.earlyLeads.size).toBe(0));
});

test("an early skin-pen lead is inserted under the loader's id", async () => {
  await send(await hydrateEarly('skinPenHero'));
  expect(insert.mock.calls.map(([record, , early]) => [record.full_name, early])).toEqual([['Noor', SID]]);
});

test('fill-in time counts from the page load for an early form, and from rendering for a form added by a script', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(4_000);
  await send(await hydrateEarly('lipBlushHero'));
  expect(submit.mock.calls[0]?.[1]).toEqual({});
  const { container: added } = render(visit(<LeadForm form="lipBlushHero" />, '/lip-blush-dubai'));
  const form = added.querySelector('form');
  for (const input of added.querySelectorAll<HTMLInputElement>(':required')) input.value = '050';
  if (form) await send(form);
  expect(submit.mock.calls[1]?.[1]).toEqual({ suspect: 'fast' });
});

test.each([false, true])(
  'if the delivery script does not load, the visitor goes on only if the browser has stored the lead: %s',
  async (stored) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeBoot({
      saveEarlyLead: async (form) => {
        window.boot?.earlyLeads.set(form, SID);
        return stored;
      },
    });
    const goTo = vi.fn<(path: string) => void>();
    const { container: added } = render(
      <MemoryRouter>
        <Delivery isReady={() => false} submit={() => Promise.reject(new Error('no script'))} goTo={goTo}>
          <LeadForm form="lipBlushHero" />
        </Delivery>
      </MemoryRouter>,
    );
    for (const input of added.querySelectorAll<HTMLInputElement>(':required')) input.value = '050';
    const form = added.querySelector('form');
    if (form) await send(form);
    expect([goTo.mock.calls, currentStatus()]).toEqual(stored ? [[['/thank-you']], 'kept'] : [[], 'delivered']);
  },
);

test('what is typed after React has replaced the HTML of a form, and before the new form loads, arrives in the new form', async () => {
  const page = visit(<LeadForm form="lipBlushHero" />, '/lip-blush-dubai');
  const old = document.createElement('div');
  old.innerHTML = renderToString(page);
  const typed = old.querySelector<HTMLInputElement>('[name=name]');
  fakeBoot({ touched: typed, changes: { seen: true, isPageHydrated: false, undo: () => false, ignoreOwn: () => [old] } });
  onRecoverableError(new Error('mismatch'));
  await userEvent.keyboard('Noor');
  const field = render(page).container.querySelector<HTMLInputElement>('[name=name]');
  expect(field?.value).toBe('Noor');
  expect(document.activeElement).toBe(field);
  expect(typed?.isConnected).toBe(false);
});

test('a replaced form whose button was pressed last is not put back, so that its successor is sent', () => {
  const old = document.createElement('div');
  const touched = old.appendChild(document.createElement('form')).appendChild(document.createElement('button'));
  fakeBoot({ touched, changes: { seen: true, isPageHydrated: false, undo: () => false, ignoreOwn: () => [old] } });
  onRecoverableError(new Error('mismatch'));
  expect(touched.isConnected).toBe(false);
});
