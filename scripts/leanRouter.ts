import type { Plugin } from 'vite';

/**
 * Lets the build drop the parts of React Router that this site does not use (Link, Form, ScrollRestoration, server components ...:
 * 8 KB brotli). The package declares itself free of side effects, but three of its patterns look like some to a bundler: contexts and
 * components created by a call, class components, and display names assigned to both. Dev uses the package unchanged.
 * Rolldown's own options cannot do this: `propertyReadSideEffects` and `propertyWriteSideEffects` with the package's production files save
 * 2 KB, and `manualPureFunctions` takes `React` only as a whole, which drops every `React.useEffect()` too.
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
