import { beforeEach, expect, test } from 'vitest';

import { attributionQuery } from '@/leads/attribution';

/** What the inline loader notes on the first page of a visit (src/boot/loader/). */
function arrive(path: string, referrer: string): void {
  sessionStorage.setItem('arrival', JSON.stringify([`https://studio.example${path}`, referrer]));
}

beforeEach(() => sessionStorage.clear());

test('the advertisement, the referrer without its query and the first page', () => {
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

test('a link inside the site is no referrer; long values are cut', () => {
  arrive(`/about?gclid=${'x'.repeat(2_000)}`, 'https://studio.example/');
  expect(attributionQuery()).toEqual({ landing: '/about', gclid: 'x'.repeat(500) });
});

test.each([undefined, '{broken', '[1, 2]', '{"a":1}', 'null', '["no address", ""]'])(
  'nothing that is remembered, or readable: %s',
  (stored) => {
    if (stored !== undefined) sessionStorage.setItem('arrival', stored);
    expect(attributionQuery()).toEqual({});
  },
);
