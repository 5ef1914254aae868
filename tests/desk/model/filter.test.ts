import { expect, test } from 'vitest';

import { describeFilter, isFiltered, leadMatcher, NO_FILTER } from '@/desk/model/filter';

import { lead } from '../../support/fixtures';

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

const LEADS = [
  lead({ id: '1', name: 'Mariam Khoury', phone: '+971 50 000 0012' }),
  lead({ id: '2', name: 'SOFIA Lindqvist', email: 'Sofia@Example.com', phone: '+971 50 000 0047' }),
  lead({ id: '3', name: '', phone: '', email: 'only@example.com' }),
  lead({ id: '4', name: 'A% _b\\ (c) .* %00"; drop', phone: '', email: '' }),
];

test.each([
  ['sofia|SOFIA@|0047', '2'],
  ['+971 50', '1 2'],
  ['only@', '3'],
  // Spaces around the search are ignored; spaces inside it must match.
  ['mariam | Mariam K|+971 50 000 0012 ', '1'],
  [' ', '1 2 3 4'],
  // Special characters are matched literally.
  ['% _|\\|(c)|.*|%00|"; drop', '4'],
  ['nobody|mariamkhoury|.+', ''],
])('spaces around the search text are ignored, letter case too: each of %s finds %s', (searches, ids) => {
  for (const search of searches.split('|'))
    expect(
      LEADS.filter(leadMatcher({ ...NO_FILTER, search }))
        .map(({ id }) => id)
        .join(' '),
      search,
    ).toBe(ids);
});
