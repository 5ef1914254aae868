import { expect, test } from 'vitest';

import { bookingText, whatsappUrl } from '@/lib/whatsapp';

test('keeps only the digits of the number', () => {
  expect(whatsappUrl('+971 50 000 0000')).toBe('https://wa.me/971500000000');
});

test('encodes the prefilled text of §7.5', () => {
  expect(whatsappUrl('+971500000000', bookingText('Brows & Lashes'))).toBe(
    'https://wa.me/971500000000?text=I%20want%20to%20book%20the%20service%20Brows%20%26%20Lashes',
  );
});
