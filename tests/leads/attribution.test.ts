import { beforeEach, expect, test } from 'vitest';

import { attributionQuery } from '@/leads/attribution';

/** Records an arrival, as the inline loader does on the first page of a visit (src/boot/loader/). */
function arrive(path: string, referrer: string): void {
  sessionStorage.setItem('arrival', JSON.stringify([`https://studio.example${path}`, referrer]));
}

beforeEach(() => sessionStorage.clear());

test('the attribution contains the campaign, the referrer without its query, and the first page', () => {
  arrive(
    '/lip-blush-dubai?utm_source=instagram&utm_medium=paid&utm_campaign=lips&utm_term=t&utm_content=c&utm_id=7&gclid=1&gbraid=2&wbraid=3&fbclid=4&other=5',
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
