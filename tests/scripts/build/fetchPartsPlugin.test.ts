import { build } from 'vite';
import { expect, it } from 'vitest';

import { fetchPartsPlugin } from '../../../scripts/build/fetchPartsPlugin.ts';

it('fails the build when Vite no longer asks for the helper that it replaces', async () => {
  const building = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'entry', resolveId: (id) => id, load: () => 'console.log(1);' }, fetchPartsPlugin('/')],
    build: { write: false, rolldownOptions: { input: '/entry.js' } },
  });
  await expect(building).rejects.toThrow('no longer loads');
});
