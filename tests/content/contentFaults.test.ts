import { describe, expect, it, test } from 'vitest';

import { contentFaults } from './contentFaults';

const faultsOf = (page: object) => contentFaults({ 'src/content/page.ts': { page } });

it('is silent about a page without mistakes', () => {
  expect(
    faultsOf({
      headline: 'Brows, *drawn first*',
      lead: 'From 6–8 weeks; see the menu.',
      items: [
        { id: 'a', name: 'Nano', priceGM: 3200, priceM: 'GM only', note: '' },
        { id: 'b', name: 'Liner', priceGM: 'from 3200', priceM: '', note: 'A line' },
        { id: 'c', name: 'Tint', priceGM: 'Ask', priceM: 250.5, note: '' },
      ],
      book: { href: 'https://wa.me/message/A1' },
      call: { href: 'tel:+97140000000' },
      links: [{ path: '/about' }, { path: '/#services' }, { path: '/beauty?from=home#faq' }, { path: '#faq' }],
    }),
  ).toEqual([]);
});

it('a name that React keeps for itself never arrives at its part', () => {
  expect(faultsOf({ plate: { key: 'Plate 2' } })).toEqual([
    'src/content/page.ts: page.plate.key "Plate 2" is called key, which React keeps for itself; call it something else.',
  ]);
});

describe('texts', () => {
  test.each([
    ['empty', '', 'src/content/page.ts: page.lead is empty; write the words, or take the whole entry out.'],
    ['only a space', ' ', 'src/content/page.ts: page.lead " " is empty; write the words, or take the whole entry out.'],
    [
      'exclamation mark',
      'Come in!',
      'src/content/page.ts: page.lead "Come in!" has an exclamation mark; this site does not raise its voice.',
    ],
    [
      'long dash',
      'Lips — softly',
      'src/content/page.ts: page.lead "Lips — softly" has a long dash; use a comma, a colon or two sentences.',
    ],
    ['placeholder', 'Lorem of lips', 'src/content/page.ts: page.lead "Lorem of lips" still says "Lorem"; write the real words.'],
    ['to do', 'Price: TODO', 'src/content/page.ts: page.lead "Price: TODO" still says "TODO"; write the real words.'],
    [
      'coming later',
      'Photos coming later',
      'src/content/page.ts: page.lead "Photos coming later" still says "coming later"; write the real words.',
    ],
    [
      'one asterisk',
      'Brows, *drawn',
      'src/content/page.ts: page.lead "Brows, *drawn" has one asterisk without its partner; set the phrase for italics between two: *like this*.',
    ],
    [
      'two phrases in italics',
      '*a* and *b*',
      'src/content/page.ts: page.lead "*a* and *b*" has more than two asterisks; only one phrase of a text can be in italics.',
    ],
  ])('%s', (_, lead, message) => {
    expect(faultsOf({ lead })).toEqual([message]);
  });

  it('keep the exclamation marks that were agreed', () => {
    expect(faultsOf({ title: 'Oops! Page not found', toast: 'Consultation Booked!' })).toEqual([]);
  });
});

describe('promises', () => {
  const saving = 'the prices speak for themselves here; print them, and compute no saving.';
  const sure = 'results differ from person to person; say what the treatment does, not what it is sure to achieve.';
  const healing = 'a beauty studio heals nothing; say that it calms, softens or evens. How skin heals after a treatment may be explained.';
  const lists = 'price lists differ from page to page, as agreed; say what this page lists, and promise no more.';
  const clients = 'the agreed figure is 150+ reviews, and reviews are not clients.';

  test.each([
    ['Save with six sessions', 'Save', saving],
    ['Six sessions, a saving of one', 'saving', saving],
    ['Your savings', 'savings', saving],
    ['Our best value', 'best value', saving],
    ['The best price in Dubai', 'best price', saving],
    ['A discount for friends', 'discount', saving],
    ['20% off in May', '20% off', saving],
    ['Now 20 % off', '20 % off', saving],
    ['Twenty per cent off', 'per cent off', saving],
    ['Results guaranteed', 'guaranteed', sure],
    ['We guarantee it', 'guarantee', sure],
    ['Blue light cures acne', 'cures', sure],
    ['A cure for redness', 'cure', sure],
    ['Clinically proven to lift', 'Clinically proven', sure],
    ['A proven method', 'proven', sure],
    ['Red light heals your skin', 'heals your skin', healing],
    ['It heals damaged skin', 'heals damaged skin', healing],
    ['To heal acne scars', 'heal acne scars', healing],
    ['Fourteen treatments, every price in print', 'every price', lists],
    ['The price on this page is ours', 'price on this page', lists],
    ['What is printed here is what you pay', 'what you pay', lists],
    ['Three prices, *and no others*', 'prices, *and no others', lists],
    ['150+ clients', '150+ clients', clients],
    ['More than 500 happy clients', '500 happy clients', clients],
  ])('%s', (lead, promise, sentence) => {
    expect(faultsOf({ lead })).toEqual([`src/content/page.ts: page.lead "${lead}" promises "${promise}"; ${sentence}`]);
  });

  it('are not what explains, or what was agreed', () => {
    expect(
      faultsOf({
        items: [
          'Healing takes four weeks. The brow heals from the edge, and takes care of any place that healed lighter.',
          'While your skin heals, keep it dry. It heals in three stages.',
          'Pay 5, get 1 free',
          '150+ reviews from clients',
          'Prices are for one visit. You are told the price of each treatment before it begins.',
          'For first-time clients only',
          'A safe, accurate drawing. We never hurry. Secure parking.',
          'Manicure, pedicure and a walk off the Marina',
        ],
        questions: [{ id: 'healing' }, { id: 'cure' }],
        link: { href: 'https://example.com/save' },
      }),
    ).toEqual([]);
  });
});

describe('prices', () => {
  const only = (price: unknown) => `src/content/page.ts: page.items[0].price${typeof price === 'string' && price ? ` "${price}"` : ''} `;

  test.each([
    ['AED 2500', 'names the currency; the page adds AED by itself. Write only the number: 2500.'],
    ['2,500', 'has a thousands comma; the page adds it by itself. Write 2500.'],
    ['from 1,500', 'has a thousands comma; the page adds it by itself. Write from 1500.'],
    ['2500', 'stands in quotes; write the number without them: 2500.'],
    ['GM only', 'is "GM only"; only the Master\'s price (priceM) may be.'],
    ['', "is empty; only the Master's price (priceM) may be."],
    ['ask', "is no form of a price. Allowed: a number (2500), 'from 650', 'Ask'."],
    ['250/250', "is no form of a price. Allowed: a number (2500), 'from 650', 'Ask'."],
    [0, 'is not a price; write a number above 0.'],
    [-50, 'is not a price; write a number above 0.'],
    [Number.NaN, 'is not a price; write a number above 0.'],
    [undefined, 'is not a price; write a number such as 2500.'],
  ])('%s', (price, message) => {
    expect(faultsOf({ items: [{ id: 'a', price }] })).toEqual([only(price) + message]);
  });

  it('the Master’s price names what else it may be', () => {
    expect(faultsOf({ priceM: 'none' })).toEqual([
      `src/content/page.ts: page.priceM "none" is no form of a price. Allowed: a number (2500), 'from 650', 'Ask', 'GM only', ''.`,
    ]);
  });
});

describe('amounts in a text', () => {
  const items = [
    { id: 'a', price: 50 },
    { id: 'b', price: 'from 1500' },
    { id: 'c', priceGM: 2500, priceM: 'GM only' },
  ];

  it('are prices of the same file', () => {
    expect(faultsOf({ items, lead: 'From AED 50 to 2,500.', answer: 'The bride from AED 1,500.' })).toEqual([]);
  });

  it('of a row that leads to another page are that page’s', () => {
    expect(faultsOf({ services: [{ path: '/about', text: 'From AED 70.' }] })).toEqual([]);
  });

  it('that are none are named', () => {
    expect(faultsOf({ items, answer: 'It costs AED 950.', row: 'AED\u{a0}70', lead: 'AED 50 to 2,600' })).toEqual([
      'src/content/page.ts: page.answer "It costs AED 950." speaks of AED 950, and no price in this file is that; was a price changed?',
      'src/content/page.ts: page.row "AED\u{a0}70" speaks of AED 70, and no price in this file is that; was a price changed?',
      'src/content/page.ts: page.lead "AED 50 to 2,600" speaks of AED 2,600, and no price in this file is that; was a price changed?',
    ]);
    expect(faultsOf({ answer: 'A file without prices: AED 70.' })).toEqual([
      'src/content/page.ts: page.answer "A file without prices: AED 70." speaks of AED 70, and no price in this file is that; was a price changed?',
    ]);
  });
});

describe('links', () => {
  it('lead to a page that exists', () => {
    expect(faultsOf({ services: [{ path: '/lip-blush-duby' }] })).toEqual([
      'src/content/page.ts: page.services[0].path "/lip-blush-duby" leads to /lip-blush-duby, and there is no such page; src/site/pages.ts lists all of them.',
    ]);
  });

  it.each(['contact', 'http://wa.me/1', 'www.example.com', 'tel:04 000'])('%s is no address', (href) => {
    expect(faultsOf({ book: { href } })).toEqual([
      `src/content/page.ts: page.book.href "${href}" is no address; begin with / for a page of this site, else with https://, tel:+ or mailto:.`,
    ]);
  });
});

it('names an id that stands twice in one list; two lists may share one', () => {
  const page = { women: [{ id: 'chin' }, { id: 'arms' }, { id: 'chin' }], men: [{ id: 'arms' }] };
  expect(faultsOf(page)).toEqual([
    'src/content/page.ts: page.women has the id "chin" more than once; give every entry of a list an id of its own.',
  ]);
});

it('names what two files share once, in the file that exports it', () => {
  const team = [{ id: 'niamh', name: '' }];
  expect(contentFaults({ 'src/content/home.ts': { home: { team: { members: team } } }, 'src/content/team.ts': { team } })).toEqual([
    'src/content/team.ts: team[0].name is empty; write the words, or take the whole entry out.',
  ]);
});
