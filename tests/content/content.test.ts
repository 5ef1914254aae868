import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, it, test } from 'vitest';

import { forms } from '@/leads/forms';
import { breadcrumbsOf } from '@/site/breadcrumbs';
import { facts } from '@/site/facts';
import { type PageHead, SHARE_IMAGE } from '@/site/head';
import { headerLinks, footerLinks } from '@/site/navigation';
import { pageIds } from '@/site/pages';

import { slots } from '../../pictures/slots';
import type { Slot } from '../../pictures/slots/slot';
import { contentErrors, typedAmounts } from './contentErrors';

const root = join(import.meta.dirname, '../..');
const found = import.meta.glob<object>('../../src/content/*.ts', { eager: true });
const content = Object.fromEntries(Object.entries(found).map(([file, exports]) => [file.replace('../../', ''), exports]));
const heads = Object.entries(import.meta.glob<PageHead | undefined>('../../src/content/*.ts', { import: 'head', eager: true })).flatMap(
  ([file, head]): [string, PageHead][] => (head ? [[file.replace('../../', ''), head]] : []),
);

it('the texts of the site have no faults', () => {
  expect(Object.keys(content).length).toBeGreaterThanOrEqual(20);
  const errors = contentErrors({
    ...content,
    'src/site/navigation.ts': { headerLinks, footerLinks },
    'src/site/pages.ts': { names: pageIds().map((id) => breadcrumbsOf(id).at(-1)?.name) },
    'src/site/facts.ts': { facts },
    'src/leads/forms.ts': { forms },
  });
  expect(errors, errors.join('\n')).toEqual([]);
});

it('no text has an amount that is typed instead of repeated from a price list', () => {
  const errors = Object.keys(content).flatMap((file) => typedAmounts(file, readFileSync(join(root, file), 'utf8')));
  expect(errors, errors.join('\n')).toEqual([]);
});

test.each(heads)(
  '%s: the title for search engines has at most 60 characters, the description at most 160',
  (page, { title, description }) => {
    const longTitle = `The title of ${page} has ${title.length} characters; search engines cut it after 60.`;
    expect(title.length, longTitle).toBeLessThanOrEqual(60);
    const longDescription = `The description of ${page} has ${description.length} characters; search engines cut it after 160.`;
    expect(description.length, longDescription).toBeLessThanOrEqual(160);
  },
);

test.each(['title', 'description'] as const)('no two pages have the same %s', (part) => {
  const pagesBy = Map.groupBy(heads, ([, head]) => head[part]);
  const twice = [...pagesBy].filter(([, sharing]) => sharing.length > 1);
  const sentences = twice.map(([text, sharing]) => `${sharing.map(([page]) => page).join(' and ')} have the same ${part}: "${text}".`);
  expect(sentences, sentences.join('\n')).toEqual([]);
});

const shareImages = new Set([SHARE_IMAGE.path, ...heads.flatMap(([, { share }]) => share ?? [])]);

test.each([...shareImages])('the share image %s exists and is a JPEG of 1200 x 630', async (path) => {
  const file = join(root, 'public', path);
  expect(existsSync(file), `public${path} does not exist; the head of a page in src/content/ names it.`).toBe(true);
  const { width, height, format } = await sharp(file).metadata();
  expect([format, width, height], `public${path} must be a JPEG of 1200 x 630 pixels.`).toEqual(['jpeg', 1200, 630]);
});

it('the alt text of every plate says what it shows, and that it is an illustration (pictures/slots/)', () => {
  const texts = Object.entries<Slot>(slots).flatMap(([slot, { alt }]): [string, string][] => (alt === undefined ? [] : [[slot, alt]]));
  const short = texts
    .filter(([, alt]) => alt.trim().length <= 10)
    .map(([slot]) => `${slot} has no alt text; say in a few words what is drawn.`);
  const silent = texts.filter(([, alt]) => !/illustration/i.test(alt)).map(([slot]) => `${slot}: the alt text must say "Illustration".`);
  const errors = [...contentErrors({ 'pictures/slots': Object.fromEntries(texts) }), ...short, ...silent];
  expect(errors, errors.join('\n')).toEqual([]);
});

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
