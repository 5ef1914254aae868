import { expect, test } from 'vitest';

import { chatAbout } from '@/site/links';

test('a chat that asks for a service names it', () => {
  expect(new URL(chatAbout('Brows & Lashes')).searchParams.get('text')).toBe('I want to book the service Brows & Lashes');
});
