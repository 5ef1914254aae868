import { join } from 'node:path';

import { build, minify } from 'vite';

import { BUILD_TARGET } from '../../browsers.ts';

/** Bundles src/boot/loader/ into the single classic script that is inlined in every page. */
export async function bundleLoader(root: string): Promise<string> {
  const results = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      write: false,
      target: BUILD_TARGET,
      minify: false,
      // `const` instead of `var`, so that the minifier can inline constants that are used once.
      rolldownOptions: { output: { topLevelVar: false }, optimization: { inlineConst: { mode: 'all', pass: 3 } } },
      lib: { entry: join(root, 'src/boot/loader/index.ts'), formats: ['es'] },
    },
  });
  const [output, ...others] = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (output?.type !== 'chunk' || others.length > 0) throw new Error('src/boot/loader did not become one script.');
  const { code } = await minify('loader.js', `(() => {${output.code}})()`, { compress: { target: BUILD_TARGET } });
  return code.trim();
}
