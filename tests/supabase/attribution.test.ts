import { describe, expect, test } from 'vitest';

import { attributionOf } from '../../supabase/functions/_shared/attribution';
import { originHeader } from '../../supabase/functions/_shared/leadOrigin';

/** The attribution of a visit whose arrival the inline loader has recorded (src/boot/loader/). */
const arriving = (path: string, referrer: string) => attributionOf(JSON.stringify([`https://studio.example${path}`, referrer]));
const LANDING = 'https://studio.example/lip-blush-dubai?utm_campaign=spring-lips&gclid=1';
const UTM = { utm_source: 'instagram', utm_medium: 'paid', utm_campaign: 'lips', utm_term: 't', utm_content: 'c', utm_id: '7' };
const CLICKS = { gclid: '1', gbraid: '2', wbraid: '3', fbclid: '4', gad_campaignid: '21345678901' };
const ADVERT = new URLSearchParams({ ...UTM, ...CLICKS, other: '5' }).toString();

test.each<[what: string, path: string, referrer: string, expected: object]>([
  [
    'the campaign, the referrer without its query, and the first page',
    `/lip-blush-dubai?${ADVERT}`,
    'https://l.instagram.com/path?u=secret',
    { ...UTM, ...CLICKS, referrer: 'https://l.instagram.com/path', landing: '/lip-blush-dubai' },
  ],
  ['no referrer within the site', '/about', 'https://studio.example/', { landing: '/about' }],
  ['values of at most 500 characters', `/about?gclid=${'x'.repeat(2_000)}`, '', { landing: '/about', gclid: 'x'.repeat(500) }],
  ['the campaign of the page from which it was opened', '/about', LANDING, { utm_campaign: 'spring-lips', gclid: '1', landing: '/about' }],
  ['only its own campaign, if an advert led to the page itself', '/about?gclid=2', LANDING, { gclid: '2', landing: '/about' }],
  [
    'what follows a second question mark or &amp;, which link builders add',
    '/about?utm_source=google?gclid=1&amp;utm_campaign=lips?fbclid=4&amp;amp;utm_id=7&utm_term=%3Ft',
    '',
    { utm_source: 'google', gclid: '1', utm_campaign: 'lips', fbclid: '4', utm_id: '7', utm_term: '?t', landing: '/about' },
  ],
  [
    'no campaign of another site',
    '/about',
    'https://other.example/lips?gclid=1',
    { referrer: 'https://other.example/lips', landing: '/about' },
  ],
])('the attribution of a page contains %s', (_what, path, referrer, expected) => {
  expect(arriving(path, referrer)).toEqual(expected);
});

test.each([undefined, '{broken', '[1, 2]', '{"a":1}', 'null', '["no address", ""]'])('an unreadable attribution is empty: %s', (stored) => {
  expect(attributionOf(stored)).toEqual({});
});

// spreadsheet-script/pure.test.ts compares this header with the script's for click ids and values of every length.
describe('the header with the origin', () => {
  const decode = (query: Record<string, string>) => {
    const header = originHeader(query)['x-lead-origin'] ?? '';
    expect(header.length).toBeLessThanOrEqual(2_000);
    return Buffer.from(header, 'base64').toString();
  };
  const KEYS = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'utm_source', 'utm_medium', 'utm_campaign', 'gad_campaignid', 'landing', 'referrer'];

  test('has ten keys in the specified order, in UTF-8, and no other', () => {
    const query = Object.fromEntries([...KEYS, 'utm_term', 'suspect'].toReversed().map((key) => [key, 'عرض 😀']));
    expect(decode(query)).toBe(`{${KEYS.map((key) => `"${key}":"عرض 😀"`).join(',')}}`);
    expect(originHeader({ suspect: 'fast', utm_term: 'x', gclid: '' })).toEqual({});
  });

  test('leaves out the last keys if it is too long, but keeps click id and campaign with ten values of 800 characters', () => {
    const tenOf = (text: string) => Object.fromEntries(KEYS.map((key) => [key, text]));
    expect(JSON.parse(decode({ ...tenOf('x'.repeat(800)), gclid: 'Cj0-t_1' }))).toMatchObject({
      gclid: 'Cj0-t_1',
      utm_campaign: 'x'.repeat(200),
    });
    expect(Object.keys(JSON.parse(decode(tenOf('م'.repeat(400)))))).toEqual(['gclid']);
  });
});
