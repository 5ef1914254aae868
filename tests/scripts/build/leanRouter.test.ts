import { build } from 'vite';
import { expect, it } from 'vitest';

import { leanRouter } from '../../../scripts/build/leanRouter.ts';

it('fails the build when React Router no longer contains the code that it replaces', async () => {
  const router = '/react-router/dist/development/index.mjs';
  const updatedRouter = { name: 'updated-router', resolveId: (id: string) => id, load: () => 'var ENABLE_DEV_WARNINGS = true;' };
  const building = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [updatedRouter, leanRouter()],
    build: { write: false, rolldownOptions: { input: router } },
  });
  await expect(building).rejects.toThrow(/no longer contains[^]*displayName(?![^]*ENABLE_DEV_WARNINGS)/);
});
