import { expect, test } from 'vitest';

import { callUrl, chatAbout, chatUrl } from '@/site/links';

test('the chat address has only the digits of the number', () => {
  expect(chatUrl).toBe('https://wa.me/971500000000');
});

test('the message that asks for a service is encoded', () => {
  expect(chatAbout('Brows & Lashes')).toBe('https://wa.me/971500000000?text=I%20want%20to%20book%20the%20service%20Brows%20%26%20Lashes');
});

test('a call goes to the number in its international form', () => {
  expect(callUrl).toBe('tel:+97140000000');
});
