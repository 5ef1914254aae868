import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { type FormId, forms } from '@/leads/forms';
import { LeadForm } from '@/leads/LeadForm';

import { type Dependencies, handle } from '../../supabase/functions/receive-form/handler';
import { rowOf } from '../../supabase/functions/receive-form/lead';
import { visit } from '../support/visit';
import { email, message, name, sheetForms, tableForms, whatsapp } from './specifiedForms';

// These tests post prerendered forms without scripts, up to the result of the function receive-form.

/** The form as a browser without scripts shows it, including the content of <noscript>. */
function form(id: FormId, path: string): HTMLFormElement {
  const html = renderToString(visit(<LeadForm form={id} />, path));
  const found = new JSDOM(html).window.document.querySelector('form');
  if (!found) throw new Error(`${id} is no form.`);
  return found;
}

function fill(sent: HTMLFormElement, typed: Record<string, string>): void {
  for (const field of sent.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]:not([type=hidden])')) {
    const text = typed[field.name];
    if (text !== undefined) field.value = text;
  }
}

/** Posts the form to its action. Resolves with the bodies for the sheet and the rows for the table. */
async function post(sent: HTMLFormElement): Promise<{ sheet: string[]; rows: object[]; status: number }> {
  const sheet: string[] = [];
  const rows: object[] = [];
  const dependencies: Dependencies = {
    siteUrl: '',
    phone: '',
    targets: {
      sheet: async (_, body) => void sheet.push(JSON.stringify(body)),
      table: async (_, body) => void rows.push(rowOf(body)),
    },
    log: () => undefined,
  };
  const Data = sent.ownerDocument.defaultView?.FormData ?? FormData;
  const pairs = [...new Data(sent)].map(([field, text]): [string, string] => [field, String(text)]);
  const request = new Request(`https://project.test${sent.getAttribute('action')}`, {
    method: sent.method,
    body: new URLSearchParams(pairs),
  });
  const { status } = await handle(request, dependencies);
  return { sheet, rows, status };
}

const TYPED = { name, email, phone: whatsapp, message };

test.each(sheetForms)('$id: the plain form sends the same body as scripts do, to the byte', async ({ id, path = '/', body, options }) => {
  const sent = form(id, path);
  fill(sent, TYPED);
  expect(await post(sent)).toMatchObject({ status: 303, sheet: [JSON.stringify(body)] });
  // If scripts are enabled but fail to load, the list in <noscript> is absent and the initial service is sent.
  const bare = form(id, path);
  bare.querySelector('noscript')?.remove();
  fill(bare, TYPED);
  expect((await post(bare)).sheet).toEqual([JSON.stringify(body)]);
  // Without scripts, the list of services is a native select.
  for (const service of options) {
    fill(sent, { service });
    expect((await post(sent)).sheet).toEqual([JSON.stringify({ ...body, service })]);
  }
});

test.each(tableForms)('$id: the plain form fills the six table columns, and sends nothing to the sheet', async ({ id, record }) => {
  const sent = form(id, '/skin-pen-microneedling-dubai');
  fill(sent, TYPED);
  expect(await post(sent)).toEqual({ status: 303, sheet: [], rows: [record] });
});

test.each<FormId>(['browsPage', 'homeFacialsCallback'])('%s: the plain form sends nothing, and offers chat and phone links', (id) => {
  const sent = form(id, '/brows-lashes');
  // Submitting a form with method="dialog" closes the dialog around it, so this form must not be in a dialog.
  expect([sent.getAttribute('method'), sent.getAttribute('action'), sent.closest('dialog')]).toEqual(['dialog', null, null]);
  const links = [...sent.querySelectorAll('noscript a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringMatching(/^tel:\+971/), expect.stringMatching(/^https:\/\/wa\.me\//)]);
});

test('a form enabled by `delivers` is posted with the path of its page', async () => {
  const { destination } = forms.homeFacialsCallback;
  Object.assign(destination, { delivers: true });
  try {
    const sent = form('homeFacialsCallback', '/home-facials');
    fill(sent, TYPED);
    expect((await post(sent)).sheet).toEqual([
      JSON.stringify({ name, whatsapp, service: '', message: 'Callback request from home facials', landingPage: '/home-facials' }),
    ]);
  } finally {
    Object.assign(destination, { delivers: false });
  }
});
