import { expect, it, vi } from 'vitest';

import { denoBinary } from '../../local/denoProcess.ts';

const existsSync = vi.hoisted(() => vi.fn<() => boolean>(() => true));
vi.mock(import('node:fs'), async (original) => ({ ...(await original()), existsSync }));

it('names the way out where Deno itself was not installed beside its wrapper', () => {
  expect(denoBinary()).toMatch(/node_modules\/deno\/deno$/);
  existsSync.mockReturnValue(false);
  expect(denoBinary).toThrow(/^Deno is not installed at .*node_modules\/deno\/deno; "npm install" brings it\.$/);
});
