import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { LeadForm } from '@/leads/form/LeadForm';
import { type FormId, forms } from '@/leads/forms';

import { handle } from '../../supabase/functions/receive-form/handler';
import { rowOf } from '../../supabase/functions/receive-form/lead';
import { visit } from '../support/visit';
import { email, message, name, servicesOf, sheetForms, tableForms, whatsapp } from './specifiedForms';

// These tests post prerendered forms without scripts, up to the result of the function receive-form.

function fill(form: HTMLFormElement, typed: Record<string, string>): void {
  for (const [field, text] of Object.entries(typed)) {
    const control = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${field}]:not([type=hidden])`);
    if (control) control.value = text;
  }
}

/** The form as a browser without scripts shows it, filled in. */
function filledForm(id: FormId, path: string): HTMLFormElement {
  const form = new JSDOM(renderToString(visit(<LeadForm form={id} />, path))).window.document.querySelector('form');
  if (!form) throw new Error(`${id} is no form.`);
  fill(form, { name, email, phone: whatsapp, message });
  return form;
}

/** The links below the form to how the details are used. */
const privacyLinks = (form: HTMLFormElement) => [...form.ownerDocument.querySelectorAll('a[href="/patient-rights#privacy"]')];

/** Posts the form to its action. Resolves with the bodies for the sheet and the rows for the table. */
async function post(form: HTMLFormElement): Promise<{ sheet: string[]; rows: object[]; status: number }> {
  const sheet: string[] = [];
  const rows: object[] = [];
  const Data = form.ownerDocument.defaultView?.FormData ?? FormData;
  const pairs = [...new Data(form)].map(([field, text]): [string, string] => [field, String(text)]);
  const request = new Request(`https://project.test${form.getAttribute('action')}`, {
    method: form.method,
    body: new URLSearchParams(pairs),
  });
  const targets = {
    sheet: async (_: unknown, body: object) => void sheet.push(JSON.stringify(body)),
    table: async (_: unknown, body: Parameters<typeof rowOf>[0]) => void rows.push(rowOf(body)),
  };
  const { status } = await handle(request, { siteUrl: '', phone: '', targets, log: () => undefined });
  return { sheet, rows, status };
}

test.each(sheetForms)('$id: the plain form sends the same body as scripts do, to the byte', async ({ id, path, body }) => {
  const form = filledForm(id, path);
  expect(privacyLinks(form)).toHaveLength(1);
  expect(await post(form)).toMatchObject({ status: 303, sheet: [JSON.stringify(body)] });
  for (const { value: service } of servicesOf(id)) {
    fill(form, { service });
    expect((await post(form)).sheet).toEqual([JSON.stringify({ ...body, service })]);
  }
});

test.each(tableForms)('$id: the plain form fills the six table columns, and sends nothing to the sheet', async ({ id, record }) => {
  expect(await post(filledForm(id, '/skin-pen-microneedling-dubai'))).toEqual({ status: 303, sheet: [], rows: [record] });
});

test.each<FormId>(['browsPage', 'homeFacialsCallback'])('%s: the plain form sends nothing, and offers chat and phone links', (id) => {
  const form = filledForm(id, '/brows-lashes');
  // Submitting a form with method="dialog" closes the dialog around it, so this form must not be in a dialog.
  expect([form.getAttribute('method'), form.getAttribute('action'), form.closest('dialog')]).toEqual(['dialog', null, null]);
  expect(privacyLinks(form)).toEqual([]);
  const links = [...form.querySelectorAll('noscript a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringMatching(/^tel:\+971/), expect.stringMatching(/^https:\/\/wa\.me\//)]);
});

test('a form enabled by `delivers` is posted with the path of its page', async () => {
  const { destination } = forms.homeFacialsCallback;
  Object.assign(destination, { delivers: true });
  const { sheet } = await post(filledForm('homeFacialsCallback', '/home-facials'));
  Object.assign(destination, { delivers: false });
  const sent = { name, whatsapp, service: '', message: 'Callback request from home facials', landingPage: '/home-facials' };
  expect(sheet).toEqual([JSON.stringify(sent)]);
});
