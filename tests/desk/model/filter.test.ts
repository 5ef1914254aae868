import { describe, expect, test } from 'vitest';

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

describe('filtering', () => {
  test.each([
    ['sofia', ['2']],
    ['SOFIA@', ['2']],
    ['0047', ['2']],
    ['+971 50', ['1', '2']],
    ['only@', ['3']],
    ['nobody', []],
  ])('%s finds %j', (search, ids) => {
    const leads = [
      lead({ id: '1', name: 'Mariam Khoury', phone: '+971 50 000 0012' }),
      lead({ id: '2', name: 'SOFIA Lindqvist', email: 'Sofia@Example.com', phone: '+971 50 000 0047' }),
      lead({ id: '3', name: '', phone: '', email: 'only@example.com' }),
    ];
    expect(leads.filter(leadMatcher({ ...NO_FILTER, search })).map(({ id }) => id)).toEqual(ids);
  });

  test('spaces around the search text are ignored; spaces inside it must match', () => {
    const one = lead({ id: '1', name: 'Mariam Khoury', phone: '+971 50 1' });
    for (const search of ['mariam ', ' Mariam K', '+971 50 1 ', ' ']) expect(leadMatcher({ ...NO_FILTER, search })(one)).toBe(true);
    expect(leadMatcher({ ...NO_FILTER, search: 'mariamkhoury' })(one)).toBe(false);
  });

  test('special characters are matched literally', () => {
    const one = lead({ id: '1', name: 'A% _b\\ (c) .* %00"; drop' });
    for (const search of ['% _', '\\', '(c)', '.*', '%00', '"; drop']) expect(leadMatcher({ ...NO_FILTER, search })(one)).toBe(true);
    expect(leadMatcher({ ...NO_FILTER, search: '.+' })(one)).toBe(false);
  });
});
