import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { bundleLoader } from '../../../scripts/build/bundleLoader.ts';

it('bundles the boot loader into one classic script, which must be small because every page contains it', async () => {
  const code = await bundleLoader(join(import.meta.dirname, '../../..'));
  // Throws a syntax error for an import or export, which a classic script cannot contain.
  compileFunction(code);
  expect(code).toMatch(/^\(\(\)=>\{[^]*\}\)\(\);$/);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2_820);
});
