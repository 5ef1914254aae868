import type { Plugin } from 'vite';

/**
 * Lets the build drop the parts of React Router that this site does not use (Link, Form, ScrollRestoration, server components ...),
 * which saves 8 KB of brotli. The package declares that it has no side effects, but a bundler takes three of its patterns for side
 * effects: contexts and components created by a call, class components, and display names assigned to both. Dev uses the package
 * unchanged. Rolldown's options are not enough. `propertyReadSideEffects` and `propertyWriteSideEffects` with the package's production
 * files save only 2 KB. `manualPureFunctions` accepts only `React` as a whole, which would also drop every `React.useEffect()`.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/[^/]+\.mjs$/ },
      handler: (code) => withoutSideEffects(code),
    },
  };
}

/** Marks every top-level call and class as pure and turns off the developer warnings. */
function withoutSideEffects(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});\n((?:\1\.contextType = .*;\n)?)/gm,
      'var $1 = /* @__PURE__ */ (() => {\nconst $1 = $2;\n$3return $1;\n})();\n',
    )
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
}
