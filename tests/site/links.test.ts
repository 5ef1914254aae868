import { expect, test } from 'vitest';

import { callUrl, chatAbout, chatUrl } from '@/site/links';

test('the chat address contains only the digits of the phone number', () => {
  expect(chatUrl).toBe('https://wa.me/971500000000');
});

test('the chat message that asks for a service is URL-encoded', () => {
  expect(chatAbout('Brows & Lashes')).toBe('https://wa.me/971500000000?text=I%20want%20to%20book%20the%20service%20Brows%20%26%20Lashes');
});

test('a phone link contains the number in international form', () => {
  expect(callUrl).toBe('tel:+97140000000');
});
