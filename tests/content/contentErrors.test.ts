import { expect, test } from 'vitest';

import { contentErrors, typedAmounts } from './contentErrors';

/** Each kind of fault with the start of its message. */
test.each<[object, string]>([
  [{ key: 'Plate 2' }, 'page.key "Plate 2" is called key, which React keeps for itself'],
  [{ lead: ' ' }, 'page.lead " " is empty'],
  [{ lead: 'Come in!' }, 'page.lead "Come in!" has an exclamation mark'],
  [{ lead: 'Lips — softly' }, 'page.lead "Lips — softly" has a long dash'],
  [{ lead: 'Price: TODO' }, 'page.lead "Price: TODO" still says "TODO"'],
  [{ lead: 'Photos coming later' }, 'page.lead "Photos coming later" still says "coming later"'],
  [{ lead: 'Brows, *drawn' }, 'page.lead "Brows, *drawn" has one asterisk without its partner'],
  [{ lead: '*a* and *b*' }, 'page.lead "*a* and *b*" has more than two asterisks'],
  [{ lead: 'Your savings' }, 'page.lead "Your savings" promises "savings"'],
  [{ lead: '20% off in May' }, 'page.lead "20% off in May" promises "20% off"'],
  [{ lead: 'We guarantee it' }, 'page.lead "We guarantee it" promises "guarantee"'],
  [{ lead: 'It heals damaged skin' }, 'page.lead "It heals damaged skin" promises "heals damaged skin"'],
  [{ lead: 'The price on this page is ours' }, 'page.lead "The price on this page is ours" promises "price on this page"'],
  [{ lead: '150+ clients' }, 'page.lead "150+ clients" promises "150+ clients"'],
  [{ lead: 'The best brows in Dubai' }, 'page.lead "The best brows in Dubai" makes a claim (Superlatives)'],
  [{ lead: 'Unlike other clinics' }, 'page.lead "Unlike other clinics" makes a claim (Comparison with other clinics)'],
  [{ lead: 'It fades scars' }, 'page.lead "It fades scars" makes a claim (Medical effects)'],
  [{ price: 0 }, 'page.price is not a price'],
  [{ path: '/lip-blush-duby' }, 'page.path "/lip-blush-duby" leads to /lip-blush-duby, and there is no such page'],
  [{ href: 'www.example.com' }, 'page.href "www.example.com" is no address'],
  [{ list: [{ id: 'chin' }, { id: 'chin' }] }, 'page.list has the id "chin" more than once'],
])('the check of the content reports %j', (page, message) => {
  expect(contentErrors({ 'src/content/page.ts': { page } })).toEqual([expect.stringContaining(`src/content/page.ts: ${message}`)]);
});

test.each<[string, string[]]>([
  ["lead: `The touch-up is ${aed('touchUp')}.`,", []],
  ['/** The first costs AED 50. */', []],
  ["{ path: '/waxing', text: `${facts.hotel}, from AED 50` }", []],
  ["[\n  { path: '/waxing' },\n  { text: 'AED 2,500' },\n]", ['page.ts, line 3: "AED 2,500" is typed']],
])('the check of typed amounts reads %j', (source, messages) => {
  expect(typedAmounts('page.ts', source)).toEqual(messages.map((message) => expect.stringContaining(message)));
});
