import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { choose, panel, press, showDesk } from '../support/deskPage';
import { lead } from '../support/fixtures';
import { HOSTILE } from '../support/hostileStrings';
import { fakeBackend } from '../support/staff';

const LETTERS = 'م'.repeat(20_000);
const IN_LIST = `${'م'.repeat(299)}…`;
const IN_DETAILS = `${'م'.repeat(1_999)}…`;

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const everywhere = (text: string) => ({ name: text, email: text, phone: text, service: text, source: text, message: text });

test('hostile strings are shown as plain text, truncated if very long, and never become markup or links', async () => {
  const texts = HOSTILE.map(({ given, sent = given }) => sent);
  await showDesk(fakeBackend({ leads: texts.map((text, index) => lead({ id: String(index), ...everywhere(text) })) }));
  expect(rows()).toHaveLength(texts.length);
  rows().forEach((row, index) => {
    const whole = texts[index] ?? '';
    const text = whole.length > 300 ? `${whole.slice(0, 299)}…` : whole;
    const [, contact, inquiry, source, , message] = [...row.children].map((cell) => cell.textContent);
    const name = row.querySelector('th')?.firstElementChild?.textContent;
    // The contact cell omits blank values, but no hostile string is blank.
    expect([name, inquiry, source, message, contact]).toEqual([text, text, text, text, text + text]);
    for (const link of row.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^(?:tel:\+?\d+|mailto:[^?&\s]+|https:\/\/wa\.me\/\d+\?text=[^&\s]+)$/);
    expect(row.querySelector('[onerror], [onload]')).toBeNull();
    expect(row.querySelector(':not(a, th, td, div, span, button, svg, path, circle, use)')).toBeNull();
  });
  await press('Delete lead from "><img src=x onerror=alert(1)>');
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(dialog.textContent).toContain('the lead from "><img src=x onerror=alert(1)>. This action');
  expect(dialog.querySelector('img')).toBeNull();
});

const long = lead({ id: '1', ...everywhere(LETTERS), email: `${LETTERS}@x`, phone: `050 ${LETTERS}` });
const showLong = async () => await showDesk(fakeBackend({ leads: [long, lead({ id: '2', name: 'Hana Petrova' })] }));

/** The length of the longest text, title or aria-label of the page. */
function longestLength(): number {
  const elements = [...document.body.querySelectorAll('*')];
  const texts = elements.flatMap(({ childNodes }) => [...childNodes]).map((node) => (node instanceof Text ? node.data : ''));
  const labels = ['title', 'aria-label'].flatMap((name) => elements.map((element) => element.getAttribute(name) ?? ''));
  return Math.max(...texts.concat(labels).map(({ length }) => length));
}

test('the list, its filters and the delete dialog show at most 300 characters of a value; a filter still compares the whole value', async () => {
  await showLong();
  const [name, contact, inquiry, source, , message] = [...(rows()[0]?.children ?? [])];
  expect(name?.firstElementChild?.textContent).toBe(IN_LIST);
  expect(contact?.textContent).toBe(`050 ${'م'.repeat(295)}…${IN_LIST}`);
  expect([inquiry, source, message].map((cell) => cell?.textContent)).toEqual([IN_LIST, IN_LIST, IN_LIST]);
  await choose('Inquiry type', IN_LIST);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByRole('rowheader').textContent).toContain(IN_LIST);
  expect(longestLength()).toBeLessThan(330);
  await press(`Delete lead from ${IN_LIST}`);
  expect((await screen.findByRole('alertdialog')).textContent).toContain(`the lead from ${IN_LIST}. This`);
});

test('a long message and the details show 2,000 characters, however narrow the letters, and the rest on request; details repeat a name too long for the heading', async () => {
  await showLong();
  const [details, message] = screen.getAllByRole('button', { expanded: false, name: IN_LIST });
  await userEvent.click(message ?? document.body);
  const expanded = await screen.findByText((_, element) => element?.localName === 'p' && element.textContent.startsWith(IN_DETAILS));
  await press('Show all', expanded);
  expect(expanded.textContent).toBe(`${LETTERS}Show the start only`);
  expect(expanded.querySelectorAll('wbr')).toHaveLength(100 - 1);
  await userEvent.click(within(expanded).getByRole('button', { name: 'Show the start only', expanded: true }));
  expect(expanded.textContent).toBe(`${IN_DETAILS}Show all`);

  await userEvent.click(details ?? document.body);
  const heading = () => within(panel()).getByRole('heading', { level: 2 }).textContent;
  const expanders = () => within(panel()).queryAllByRole('button', { name: 'Show all' }).length;
  expect([heading(), expanders()]).toEqual([IN_LIST, 6]);
  expect(within(panel()).getByText('Name').nextElementSibling?.textContent).toBe(`${IN_DETAILS}Show all`);
  await press('Next lead');
  expect([heading(), expanders()]).toEqual(['Hana Petrova', 0]);
  expect(within(panel()).queryByText('Name')).toBeNull();
});
