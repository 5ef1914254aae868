import type { Plugin } from 'vite';

/** The package's code that a bundler takes for side effects, and the code that replaces it. */
const REPLACEMENTS: readonly (readonly [code: string | RegExp, replacement: string])[] = [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  [
    /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});\n((?:\1\.contextType = .*;\n)?)/gm,
    'var $1 = /* @__PURE__ */ (() => {\nconst $1 = $2;\n$3return $1;\n})();\n',
  ],
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
];

/**
 * Lets the build drop the parts of React Router that this site does not use (Link, Form, ScrollRestoration, server components ...),
 * which saves 8 KB of brotli. The package declares that it has no side effects, but a bundler takes three of its patterns for side
 * effects: contexts and components created by a call, class components, and display names assigned to both. Marks the calls and classes as
 * pure, and turns off the developer warnings. Fails the build if a pattern no longer occurs, as after an update of the package. Dev uses the
 * package unchanged. Rolldown's options are not enough. `propertyReadSideEffects` and `propertyWriteSideEffects` with the package's
 * production files save only 2 KB. `manualPureFunctions` accepts only `React` as a whole, which would also drop every `React.useEffect()`.
 */
export function leanRouter(): Plugin {
  const unmatched = new Set(REPLACEMENTS);
  return {
    name: 'lean-router',
    apply: 'build',
    // The prerenderer imports the package unbundled.
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/[^/]+\.mjs$/ },
      handler(code) {
        let lean = code;
        for (const replacement of REPLACEMENTS) {
          const before = lean;
          lean = lean.replaceAll(...replacement);
          if (lean !== before) unmatched.delete(replacement);
        }
        return lean;
      },
    },
    buildEnd(error) {
      const lost = [...unmatched].map(([code]) => String(code));
      if (!error && lost.length > 0) this.error(`React Router no longer contains code that this plugin replaces:\n${lost.join('\n')}`);
    },
  };
}
