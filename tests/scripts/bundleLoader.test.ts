import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { bundleLoader } from '../../scripts/bundleLoader.ts';

it('makes one classic script of the boot loader; every page carries it, so it may not grow', async () => {
  const code = await bundleLoader(join(import.meta.dirname, '../..'));
  // Throws at a syntax error, which an import or export statement is in a classic script.
  compileFunction(code);
  expect(code).toMatch(/^\(\(\)=>\{[^]*\}\)\(\);$/);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2_240);
});
