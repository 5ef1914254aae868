import { expect, test } from 'vitest';

import { createLeadSearch, describeFilter, distinctValues, isFiltered, type LeadFilter, leadMatcher, NO_FILTER } from '@/desk/model/filter';
import type { Lead } from '@/desk/model/lead';
import { labelOf, nameOf } from '@/desk/model/names';
import { forms, formSpec } from '@/leads/forms';

import { lead } from '../../support/fixtures';

test.each([
  ['search', 'a', 'Search “a”'],
  ['service', '', 'Inquiry No inquiry'],
  ['source', 'home_popup', 'Source Home popup · home_popup'],
  ['chip', 'Mine', 'Follow-up Mine'],
  ['overview', 'Last 30 days', 'Only Last 30 days'],
  ['dueVisit', 'Did they come?', 'Only Did they come?'],
])('every part of a filter that is in use is described: %s “%s” is “%s”', (part, value, text) => {
  const filter = { ...NO_FILTER, [part]: value };
  expect([isFiltered(NO_FILTER), isFiltered(filter)]).toEqual([false, true]);
  expect(Object.values(describeFilter(filter)).flatMap((found) => (found ? `${found.label} ${found.text}` : []))).toEqual([text]);
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
  const found = (search: string) => LEADS.filter(leadMatcher({ ...NO_FILTER, search })).map(({ id }) => id);
  for (const search of searches.split('|')) expect(found(search).join(' '), search).toBe(ids);
});

test('a search that goes on from the last one finds what a new one finds', () => {
  const leads = [...LEADS, lead({ id: '5', name: 'ΣΟΦΟΣ أمل', phone: '٠٥٠ Ext A7', service: 'brows', source: '/brows' })];
  const search = createLeadSearch();
  const steps: [LeadFilter | string, Lead[]?][] = [
    ...'|s|so|sof|so|s|sS|A|A7|A| a|a |a  b|أ|ا|ام|ΣΟΦΟΣ|ΣΟΦΟ|σοφος|٠٥|05|+|+9'.split('|').map((text): [string] => [text]),
    [{ ...NO_FILTER, service: 'lip-blush' }],
    [{ ...NO_FILTER, service: 'brows', search: 'σ' }],
    [{ ...NO_FILTER, source: '/brows', search: 'σο' }],
    ['σο', leads.slice(0, 4)],
    ['so', leads.slice(1)],
  ];
  for (const [step, among = leads] of steps) {
    const filter = typeof step === 'string' ? { ...NO_FILTER, search: step } : step;
    expect(search(among, filter), JSON.stringify(step)).toEqual(among.filter(leadMatcher(filter)));
  }
});

/** Spellings of one name. */
const SAME_NAMES =
  'أحمد/احمد إيمان/ايمان آمنة/امنة ٱلله/الله فاطمة/فاطمه سلمى/سلمي مُنى/منى محـمد/محمد محمّد/محمد رحمٰن/رحمن علی/علي کریم/كريم ہند/هند ھند/هند ' +
  'فاطمۃ/فاطمه ڪريم/كريم عائشة/عايشة عائشه/عايشة لؤي/لوي رؤى/روي هناء/هنا هانئ/هاني ﻓﺎﻃﻤﺔ/فاطمة ﻻﻣﺎ/لاما مي\u200cترا/ميترا \u202Bسارة\u202C/سارة ' +
  "سارة٢/سارة2 سارة۲/سارة٢ José/JOSE Zoe\u0308/zoë ŁUKASZ/lukasz Sørensen/sorensen Weiß/weiss IŞIK/isik ışık/isik O’Hara/o'hara";
/** Where search by the rules of the language (after Persian and Urdu letters) does not find the other spelling. */
const NOT_FOUND_BY_COLLATOR = ['ٱلله/الله', 'ڪريم/كريم', 'هناء/هنا', 'ışık/isik'];

test('a name is found in another spelling, as Intl.Collator finds it or better', () => {
  const { compare } = new Intl.Collator('ar', { usage: 'search', sensitivity: 'base' });
  const arabic = (text: string) => text.replace(/ی/g, 'ي').replace(/ک/g, 'ك').replace(/[ہھۃ]/g, 'ه');
  const different = SAME_NAMES.split(' ').filter((pair) => {
    const [name = '', other = ''] = pair.split('/');
    for (const [stored, search] of [
      [name, other],
      [other, name],
      [name, name],
    ] as const)
      expect([lead({ id: '1', name: `A ${stored} B` })].filter(leadMatcher({ ...NO_FILTER, search })), pair).toHaveLength(1);
    return compare(arabic(name), arabic(other)) !== 0;
  });
  expect(different).toEqual(NOT_FOUND_BY_COLLATOR);
  for (const pair of 'پري/بري گلنار/كلنار چمن/جمن حسن/حسين سعيد/سعد Ana/Una'.split(' ')) {
    const [name = '', search = ''] = pair.split('/');
    expect([lead({ id: '1', name })].filter(leadMatcher({ ...NO_FILTER, search })), pair).toEqual([]);
  }
});

test.each([
  ['+971 50 000 0012', '٠٠١٢|\u202A+971 50 000 0012\u202C|\u200F+971 50| ۰۰۱۲ ', '+97150|0000012'],
  ['٠٥٠١٢٣٤٥٦٧', '0501234567|٠٥٠١|۰۵۰|050', '050 1'],
  ['\u202A050-123\u202C ext A7', '050-123|050-123\u202C|ext A7', '050123|ext a7'],
])('the number %j is found by %s in any digits, but not by %s', (phone, searches, others) => {
  const found = (search: string) => leadMatcher({ ...NO_FILTER, search })(lead({ id: '1', phone }));
  expect(searches.split('|').filter((search) => !found(search))).toEqual([]);
  expect(others.split('|').filter(found)).toEqual([]);
});

test('a name of 40,000 marks is folded quickly', () => {
  const { user } = process.threadCpuUsage();
  expect(lead({ id: '1', name: `a${'\u0301\u0316'.repeat(20_000)}b`, email: '' }).anyCase).toBe('ab\n');
  expect((process.threadCpuUsage().user - user) / 1000).toBeLessThan(200);
});

test.each([
  ['source', 'Home', 'hero_booking|/home'],
  ['source', 'Home popup', 'home_popup'],
  ['source', 'Brows & Lashes Dubai', 'brows_lashes_main|/brows-lashes-dubai'],
  ['source', 'Brows & Lashes Dubai popup', 'brows_lashes_popup'],
  ['source', 'LED Light Therapy Dubai', 'led_booking|/skin-therapy'],
  ['source', 'Lip Blush Dubai', 'lip-blush-dubai|/lip-blush-dubai'],
  ['source', 'Microblading Dubai', 'microblading-dubai|/microblading-in-dubai'],
  ['source', 'Microblading Dubai, new page', 'microblading-dubai-new|/microblading-dubai'],
  ['source', 'Permanent Makeup in Dubai', 'permanent-makeup-in-dubai'],
  ['source', 'Skin Pen Microneedling Dubai', 'skin-pen-microneedling-dubai'],
  ['source', 'Waxing', '/waxing'],
  ['source', 'instagram_ad_7', 'instagram_ad_7'],
  ['source', '', ''],
  ['service', 'Lip Blush', 'lip-blush|Lip Blush'],
  ['service', 'Microblading', 'microblading'],
  ['service', 'Permanent Makeup - Brows', 'permanent-makeup-brows'],
  ['service', 'Brows & Lashes', 'brows-lashes'],
  ['service', 'Permanent Eyeliner', 'eyeliner'],
  ['service', 'General Skin Care', 'general'],
  ['service', 'Consultation', 'consultation|Consultation'],
  ['service', 'Lip Blush Consultation', 'Lip Blush Consultation'],
  ['service', 'LIP-BLUSH', 'LIP-BLUSH'],
  ['service', '', ''],
] as const)('the %s is called “%s” for each of %s', (field, name, stored) => {
  for (const value of stored.split('|')) expect(nameOf[field](value), value).toBe(name);
});

test('what a form sends is never its name', () => {
  const sent = Object.keys(forms).flatMap((id) => {
    const { landingPage } = formSpec(id as keyof typeof forms).payload;
    return landingPage === 'pathname' ? [] : landingPage.fixed;
  });
  expect(new Set(sent).size).toBe(10);
  expect(sent.filter((source) => nameOf.source(source) === source)).toEqual([]);
});

test('a filter offers each stored value once, and matches it exactly', () => {
  const leads = [
    lead({ id: '1', service: 'microblading', source: '/lip-blush-dubai' }),
    lead({ id: '2', service: 'Microblading', source: 'lip-blush-dubai' }),
    lead({ id: '3', service: 'Microblading Touch-up', source: 'lip-blush' }),
    lead({ id: '4', service: '', source: '' }),
    lead({ id: '5', service: 'microblading?', source: 'hero_booking' }),
  ];
  expect(distinctValues(leads, 'service')).toEqual(['Microblading', 'microblading', 'Microblading Touch-up', 'microblading?']);
  expect(distinctValues(leads, 'source').map((source) => labelOf('source', source))).toEqual([
    'Home · hero_booking',
    'Lip Blush Dubai · /lip-blush-dubai',
    'Lip Blush Dubai · lip-blush-dubai',
    'lip-blush',
  ]);
  const found = (part: Partial<typeof NO_FILTER>) => leads.filter(leadMatcher({ ...NO_FILTER, ...part })).map(({ id }) => id);
  expect(found({ service: 'Microblading' })).toEqual(['2']);
  expect(found({ source: 'lip-blush-dubai' })).toEqual(['2']);
  expect(found({ source: 'lip-blush' })).toEqual(['3']);
  expect(found({ service: '' })).toEqual(['4']);
});
