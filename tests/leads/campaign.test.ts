import { beforeEach, expect, test } from 'vitest';

import { campaignQuery, rememberCampaign } from '@/leads/campaign';

const at = (path: string) => new URL(path, 'https://studio.example');

beforeEach(() => sessionStorage.clear());

test('the advertisement, the referrer without its query and the first page', () => {
  rememberCampaign(
    at(
      '/lip-blush-dubai?utm_source=instagram&utm_medium=paid&utm_campaign=lips&utm_term=t&utm_content=c&gclid=1&gbraid=2&wbraid=3&fbclid=4&other=5',
    ),
    'https://l.instagram.com/path?u=secret',
  );
  expect(campaignQuery()).toEqual({
    utm_source: 'instagram',
    utm_medium: 'paid',
    utm_campaign: 'lips',
    utm_term: 't',
    utm_content: 'c',
    gclid: '1',
    gbraid: '2',
    wbraid: '3',
    fbclid: '4',
    referrer: 'https://l.instagram.com/path',
    landing: '/lip-blush-dubai',
  });
});

test('the first page of a visit counts, not a later one', () => {
  rememberCampaign(at('/?gclid=first'), '');
  rememberCampaign(at('/waxing?gclid=second'), 'https://elsewhere.example/');
  expect(campaignQuery()).toEqual({ gclid: 'first', landing: '/' });
});

test('a link inside the site is no referrer', () => {
  rememberCampaign(at('/about'), 'https://studio.example/');
  expect(campaignQuery()).toEqual({ landing: '/about' });
});

test('nothing remembered, or something unreadable: no parameters', () => {
  expect(campaignQuery()).toEqual({});
  sessionStorage.setItem('campaign', '{broken');
  expect(campaignQuery()).toEqual({});
  sessionStorage.setItem('campaign', '{"landing":1}');
  expect(campaignQuery()).toEqual({});
});

test('long values are cut', () => {
  rememberCampaign(at(`/?gclid=${'x'.repeat(2_000)}`), '');
  expect(campaignQuery().gclid).toHaveLength(500);
});
