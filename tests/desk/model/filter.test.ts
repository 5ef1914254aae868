import { describe, expect, test } from 'vitest';

import { describeFilter, isFiltered, leadFilter, NO_FILTER } from '@/desk/model/filter';

import { lead } from '../fixtures';

test('every part of a filter that is in use is described', () => {
  expect(isFiltered(NO_FILTER)).toBe(false);
  const parts = {
    search: 'a',
    service: '',
    source: 'home_popup',
    chip: 'Mine',
    overview: 'Last 30 days',
    dueVisit: 'Did they come?',
  } as const;
  for (const [part, value] of Object.entries(parts)) expect(isFiltered({ ...NO_FILTER, [part]: value })).toBe(true);
  expect(Object.values(describeFilter(parts)).map((part) => `${part?.label} ${part?.text}`)).toEqual([
    'Search “a”',
    'Inquiry No inquiry',
    'Source Home popup · home_popup',
    'Follow-up Mine',
    'Only Last 30 days',
    'Only Did they come?',
  ]);
});

describe('filtering', () => {
  test.each([
    ['sofia', ['2']],
    ['SOFIA@', ['2']],
    ['0047', ['2']],
    ['+971 50', ['1', '2']],
    ['only@', ['3']],
    ['nobody', []],
  ])('%s finds %j', (search, ids) => {
    const filter = leadFilter([
      lead({ id: '1', name: 'Mariam Khoury', phone: '+971 50 000 0012' }),
      lead({ id: '2', name: 'SOFIA Lindqvist', email: 'Sofia@Example.com', phone: '+971 50 000 0047' }),
      lead({ id: '3', name: '', phone: '', email: 'only@example.com' }),
    ]);
    expect(filter({ ...NO_FILTER, search }).map(({ id }) => id)).toEqual(ids);
  });

  test('50,000 leads are filtered correctly, even when the search is extended or cleared', () => {
    const entries = Array.from({ length: 50_000 }, (_, index) => lead({ id: String(index), name: `Lead ${index}`, email: '', phone: '' }));
    const filter = leadFilter(entries);
    expect(filter({ ...NO_FILTER, search: 'lead 4' })).toHaveLength(11_111);
    expect(filter({ ...NO_FILTER, search: 'lead 49999' })).toHaveLength(1);
    expect(filter(NO_FILTER)).toHaveLength(50_000);
  });

  test('spaces around the search text are ignored; spaces inside it must match', () => {
    const filter = leadFilter([lead({ id: '1', name: 'Mariam Khoury', phone: '+971 50 1' })]);
    for (const search of ['mariam ', ' Mariam K', '+971 50 1 ', ' ']) expect(filter({ ...NO_FILTER, search })).toHaveLength(1);
    expect(filter({ ...NO_FILTER, search: 'mariamkhoury' })).toHaveLength(0);
  });

  test('special characters are matched literally', () => {
    const filter = leadFilter([lead({ id: '1', name: 'A% _b\\ (c) .*' })]);
    for (const search of ['% _', '\\', '(c)', '.*']) expect(filter({ ...NO_FILTER, search })).toHaveLength(1);
    expect(filter({ ...NO_FILTER, search: '.+' })).toHaveLength(0);
  });
});
