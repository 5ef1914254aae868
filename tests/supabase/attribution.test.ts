import { beforeEach, describe, expect, test } from 'vitest';

import { attributionQuery } from '@/leads/attribution';

import { originHeader } from '../../supabase/functions/_shared/leadOrigin';

/** Records an arrival, as the inline loader does on the first page of a visit (src/boot/loader/). */
function arrive(path: string, referrer: string): void {
  sessionStorage.setItem('arrival', JSON.stringify([`https://studio.example${path}`, referrer]));
}

beforeEach(() => sessionStorage.clear());

test('the attribution contains the campaign, the referrer without its query, and the first page', () => {
  arrive(
    '/lip-blush-dubai?utm_source=instagram&utm_medium=paid&utm_campaign=lips&utm_term=t&utm_content=c&utm_id=7&gclid=1&gbraid=2&wbraid=3&fbclid=4&gad_campaignid=21345678901&other=5',
    'https://l.instagram.com/path?u=secret',
  );
  expect(attributionQuery()).toEqual({
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
  arrive(`/about?gclid=${'x'.repeat(2_000)}`, 'https://studio.example/');
  expect(attributionQuery()).toEqual({ landing: '/about', gclid: 'x'.repeat(500) });
});

test.each([undefined, '{broken', '[1, 2]', '{"a":1}', 'null', '["no address", ""]'])(
  'the attribution is empty when nothing readable is stored: %s',
  (stored) => {
    if (stored !== undefined) sessionStorage.setItem('arrival', stored);
    expect(attributionQuery()).toEqual({});
  },
);

test('a page opened from the landing page in a new tab has its campaign, unless an advert led to the page itself', () => {
  const landingPage = 'https://studio.example/lip-blush-dubai?utm_campaign=spring-lips&gclid=1';
  arrive('/about', landingPage);
  expect(attributionQuery()).toEqual({ utm_campaign: 'spring-lips', gclid: '1', landing: '/about' });
  arrive('/about?gclid=2', landingPage);
  expect(attributionQuery()).toEqual({ gclid: '2', landing: '/about' });
  arrive('/about', landingPage.replace('studio', 'other'));
  expect(attributionQuery()).toEqual({ referrer: 'https://other.example/lip-blush-dubai', landing: '/about' });
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
    arrive(`/${'p'.repeat(800)}?${utm}&gclid=Cj0-t_1`, `https://a.example/${'r'.repeat(800)}`);
    expect(JSON.parse(decode(attributionQuery()))).toMatchObject({ gclid: 'Cj0-t_1', utm_campaign: 'x'.repeat(200) });
    const whole = Object.fromEntries(KEYS.map((key) => [key, 'م'.repeat(400)]));
    expect(Object.keys(JSON.parse(decode(whole)))).toEqual(['gclid']);
  });
});
