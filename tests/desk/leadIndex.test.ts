import { describe, expect, test } from 'vitest';

import { readTimestamp, showTime } from '@/desk/model/dubaiTime';
import { indexLeads, leadFilter, NO_FILTER } from '@/desk/model/leadIndex';

import { lead } from './staff';

describe('timestamps', () => {
  test.each([
    ['2026-11-20 23:35:27.9+00', '21 Nov 2026, 03:35'],
    ['2026-11-20T23:35:27.900+00:00', '21 Nov 2026, 03:35'],
    ['2026-11-20T23:35:27Z', '21 Nov 2026, 03:35'],
    ['2026-12-31 20:00:00+04', '31 Dec 2026, 20:00'],
    ['2026-02-31 10:00:00+00', '–'],
    ['yesterday', '–'],
    ['', '–'],
  ])('%s is shown as %s', (text, shown) => {
    expect(showTime(readTimestamp(text))).toBe(shown);
  });
});

describe('filtering', () => {
  test('50,000 leads: exact, and a narrower search looks only at what was left', () => {
    const entries = indexLeads(
      Array.from({ length: 50_000 }, (_, index) => lead({ id: String(index), full_name: `Lead ${index}`, email: '', phone_number: '' })),
    );
    const filter = leadFilter(entries);
    expect(filter({ ...NO_FILTER, search: 'lead 4' })).toHaveLength(11_111);
    expect(filter({ ...NO_FILTER, search: 'lead 49999' })).toHaveLength(1);
    expect(filter(NO_FILTER)).toHaveLength(50_000);
  });

  test('a blank before or after the search is not searched for, one inside is', () => {
    const filter = leadFilter(indexLeads([lead({ id: '1', full_name: 'Mariam Khoury', phone_number: '+971 50 1' })]));
    for (const search of ['mariam ', ' Mariam K', '+971 50 1 ', ' ']) expect(filter({ ...NO_FILTER, search })).toHaveLength(1);
    expect(filter({ ...NO_FILTER, search: 'mariamkhoury' })).toHaveLength(0);
  });

  test('special characters are plain text', () => {
    const filter = leadFilter(indexLeads([lead({ id: '1', full_name: 'A% _b\\ (c) .*' })]));
    for (const search of ['% _', '\\', '(c)', '.*']) expect(filter({ ...NO_FILTER, search })).toHaveLength(1);
    expect(filter({ ...NO_FILTER, search: '.+' })).toHaveLength(0);
  });
});
