import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { type FormId, forms } from '@/leads/forms';
import { LeadForm } from '@/leads/LeadForm';

import { type Dependencies, handle } from '../../supabase/functions/receive-form/handler';
import { rowOf } from '../../supabase/functions/receive-form/lead';
import { visit } from '../visit';
import { email, message, name, sheetForms, tableForms, whatsapp } from './specifiedForms';

// A form of the page's HTML, filled in and sent by the browser itself, up to what the function receive-form makes of it.

/** The form as a browser without scripts has it, with what <noscript> holds. */
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

/** Posts it where it says. Resolves with the body of the sheet and the row of the table. */
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

test.each(sheetForms)('$id: the body that its scripts send, byte for byte', async ({ id, path = '/', body, options }) => {
  const sent = form(id, path);
  fill(sent, TYPED);
  expect(await post(sent)).toMatchObject({ status: 303, sheet: [JSON.stringify(body)] });
  // Without the list, as where scripts are on and do not come, the service that the form begins with.
  const bare = form(id, path);
  bare.querySelector('noscript')?.remove();
  fill(bare, TYPED);
  expect((await post(bare)).sheet).toEqual([JSON.stringify(body)]);
  // The list of services is the platform's own.
  for (const service of options) {
    fill(sent, { service });
    expect((await post(sent)).sheet).toEqual([JSON.stringify({ ...body, service })]);
  }
});

test.each(tableForms)('$id: the six columns, and nothing into the sheet', async ({ id, record }) => {
  const sent = form(id, '/skin-pen-microneedling-dubai');
  fill(sent, TYPED);
  expect(await post(sent)).toEqual({ status: 303, sheet: [], rows: [record] });
});

test.each<FormId>(['browsPage', 'homeFacialsCallback'])('%s does nothing, and names chat and telephone', (id) => {
  const sent = form(id, '/brows-lashes');
  // A browser closes the dialog around such a form; around this one there is none.
  expect([sent.getAttribute('method'), sent.getAttribute('action'), sent.closest('dialog')]).toEqual(['dialog', null, null]);
  const links = [...sent.querySelectorAll('noscript a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringMatching(/^tel:\+971/), expect.stringMatching(/^https:\/\/wa\.me\//)]);
});

test('a form that is put to work in one word is posted with the path of its page', async () => {
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
