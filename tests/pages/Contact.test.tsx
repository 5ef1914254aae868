import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { specialHours } from '@/content/specialHours';
import { SpecialDays } from '@/pages/contact/sections';
import type * as Facts from '@/site/facts';

test('days with other hours are in the HTML; those that are over in Dubai go after hydration', () => {
  vi.useFakeTimers({ now: new Date('2027-03-10T02:00+04:00'), toFake: ['Date'] });
  const days = specialHours([
    { from: '2027-02-08', to: '2027-03-09', opens: '20:00', closes: '02:00' },
    { from: '2027-03-09', to: '2027-03-09', opens: '20:00', closes: '02:30' },
    { from: '2027-03-09', to: '2027-03-09', closed: true },
    { from: '2027-03-10', to: '2027-03-10', closed: true },
  ]);
  document.body.innerHTML = `<main>${renderToString(<SpecialDays days={days} />)}</main>`;
  const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts()).toHaveLength(4);
  act(() => void hydrateRoot(screen.getByRole('main'), <SpecialDays days={days} />));
  expect(texts()).toEqual(['9 March 2027: 8:00 PM to 2:30 AM', '10 March 2027: closed']);
});

test.each([
  ['10:00 AM to 9:00 PM daily', 'Open 10 am to 9 pm', '10 11 12 1 2 3 4 5 6 7 8 9'],
  ['8:00 PM to 2:00 AM daily', 'Open 8 pm to 2 am', '8 9 10 11 12 1 2'],
  ['12:00 PM to 12:00 AM daily', 'Open 12 pm to 12 am', '12 1 2 3 4 5 6 7 8 9 10 11 12'],
  ['10:30 AM to 12:30 AM daily', 'Open 10:30 am to 12:30 am', '10 11 12 1 2 3 4 5 6 7 8 9 10 11 12'],
  ['2:00 PM to 6:00 PM and 8:00 PM to 2:00 AM daily', 'Open 2 pm to 2 am', '2 3 4 5 6 7 8 9 10 11 12 1 2'],
  ['16:00 to 01:00 daily', 'Open 16:00 to 01:00', '4 5 6 7 8 9 10 11 12 1'],
  ['By appointment', 'By appointment', ''],
])('the dial of the hours "%s" says "%s"', async (contactHours, note, dial) => {
  vi.resetModules();
  vi.doMock('@/site/facts', async (load) => ({ facts: { ...(await load<typeof Facts>()).facts, contactHours } }));
  const { contact } = await import('@/content/contact');
  vi.doUnmock('@/site/facts');
  expect([contact.hero.note, contact.hero.dial.join(' ')]).toEqual([note, dial]);
  expect(contact.details.hours.lines.join(' ')).toBe(contactHours);
});
