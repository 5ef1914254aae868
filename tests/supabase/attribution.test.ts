import { describe, expect, test } from 'vitest';

import { attributionOf } from '../../supabase/functions/_shared/attribution';
import { originHeader } from '../../supabase/functions/_shared/leadOrigin';

/** The attribution of a visit whose arrival the inline loader has recorded (src/boot/loader/). */
const arriving = (path: string, referrer: string) => attributionOf(JSON.stringify([`https://studio.example${path}`, referrer]));

test('the attribution contains the campaign, the referrer without its query, and the first page', () => {
  const path =
    '/lip-blush-dubai?utm_source=instagram&utm_medium=paid&utm_campaign=lips&utm_term=t&utm_content=c&utm_id=7&gclid=1&gbraid=2&wbraid=3&fbclid=4&gad_campaignid=21345678901&other=5';
  expect(arriving(path, 'https://l.instagram.com/path?u=secret')).toEqual({
    utm_source: 'instagram',
    utm_medium: 'paid',
    utm_campaign: 'lips',
    utm_term: 't',
    utm_content: 'c',
    utm_id: '7',
    gclid: '1',
    gbraid: '2',
    wbraid: '3',
    fbclid: '4',
    gad_campaignid: '21345678901',
    referrer: 'https://l.instagram.com/path',
    landing: '/lip-blush-dubai',
  });
});

test('the attribution leaves out a referrer within the site, and truncates long values', () => {
  expect(arriving(`/about?gclid=${'x'.repeat(2_000)}`, 'https://studio.example/')).toEqual({ landing: '/about', gclid: 'x'.repeat(500) });
});

test.each([undefined, '{broken', '[1, 2]', '{"a":1}', 'null', '["no address", ""]'])(
  'the attribution is empty when nothing readable is stored: %s',
  (stored) => {
    expect(attributionOf(stored)).toEqual({});
  },
);

test('a page opened from the landing page in a new tab has its campaign, unless an advert led to the page itself', () => {
  const landingPage = 'https://studio.example/lip-blush-dubai?utm_campaign=spring-lips&gclid=1';
  expect(arriving('/about', landingPage)).toEqual({ utm_campaign: 'spring-lips', gclid: '1', landing: '/about' });
  expect(arriving('/about?gclid=2', landingPage)).toEqual({ gclid: '2', landing: '/about' });
  expect(arriving('/about', landingPage.replace('studio', 'other'))).toEqual({
    referrer: 'https://other.example/lip-blush-dubai',
    landing: '/about',
  });
});

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

  test('keeps click ids whole or leaves them out, and cuts other values at 200 characters', () => {
    expect(decode({ gclid: 'x'.repeat(401), wbraid: 'x'.repeat(400), utm_campaign: '😀'.repeat(201) })).toBe(
      JSON.stringify({ wbraid: 'x'.repeat(400), utm_campaign: '😀'.repeat(200) }),
    );
  });

  test('leaves out the last keys if it is too long, but keeps click id and campaign with six values of 800 characters', () => {
    const utm = ['source', 'medium', 'campaign', 'term', 'content', 'id'].map((key) => `utm_${key}=${'x'.repeat(800)}`).join('&');
    const long = arriving(`/${'p'.repeat(800)}?${utm}&gclid=Cj0-t_1`, `https://a.example/${'r'.repeat(800)}`);
    expect(JSON.parse(decode(long))).toMatchObject({ gclid: 'Cj0-t_1', utm_campaign: 'x'.repeat(200) });
    const whole = Object.fromEntries(KEYS.map((key) => [key, 'م'.repeat(400)]));
    expect(Object.keys(JSON.parse(decode(whole)))).toEqual(['gclid']);
  });
});
