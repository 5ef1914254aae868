import { expect, test, vi } from 'vitest';

import { newId } from '@/lib/newId';

test('ids are random UUIDs, also on http pages, where crypto.randomUUID is missing', () => {
  vi.stubGlobal('crypto', {});
  const ids = Array.from({ length: 200 }, newId);
  vi.unstubAllGlobals();
  expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});
