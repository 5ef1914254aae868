import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { lead } from '../support/fixtures';
import { HOSTILE } from '../support/hostileStrings';
import { fakeBackend } from '../support/staff';
import { showDesk } from '../support/staffAtDesk';

const texts = HOSTILE.map(({ given, sent = given }) => sent);
const leads = texts.map((text, index) =>
  lead({ id: String(index), name: text, email: text, phone: text, service: text, source: text, message: text }),
);

/** Elements that a dashboard row may contain, besides links. */
const ALLOWED_ELEMENTS = new Set(['th', 'td', 'div', 'span', 'button', 'svg', 'path', 'circle', 'use']);

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];

test('hostile strings are shown as plain text, truncated if very long, and never become markup or links', async () => {
  await showDesk(fakeBackend({ leads }));
  await waitFor(() => expect(rows()).toHaveLength(texts.length));
  const elementsIn = (row: HTMLElement) => [...row.querySelectorAll('*')].map(({ localName }) => localName).filter((tag) => tag !== 'a');
  rows().forEach((row, index) => {
    const whole = texts[index] ?? '';
    const text = whole.length > 300 ? `${whole.slice(0, 299)}…` : whole;
    const [, contact, inquiry, source, , message] = [...row.children].map((cell) => cell.textContent);
    const name = row.querySelector('th')?.firstElementChild?.textContent;
    expect([name, inquiry, source, message]).toEqual([text, text, text, text]);
    // The cell omits blank values, but no hostile string is blank.
    expect(contact).toBe(text + text);
    for (const link of row.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(?:tel:\+?\d+|mailto:[^?&\s]+|https:\/\/wa\.me\/\d+\?text=[^&\s]+)$/);
    expect(row.querySelector('script, img, iframe, object, [onerror], [onload]')).toBeNull();
    expect(elementsIn(row).filter((tag) => !ALLOWED_ELEMENTS.has(tag))).toEqual([]);
  });
  const index = texts.indexOf('"><img src=x onerror=alert(1)>');
  await userEvent.click(within(rows()[index] ?? document.body).getByRole('button', { name: /Delete/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(dialog.textContent).toContain('the lead from "><img src=x onerror=alert(1)>. This action');
  expect(dialog.querySelector('img')).toBeNull();
});
