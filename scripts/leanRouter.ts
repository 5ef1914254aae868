import type { Plugin } from 'vite';

/**
 * Lets the build drop what this site does not use of React Router (its Link, Form, ScrollRestoration, server components ...: 8 KB brotli).
 * The package says that it has no side effects, but three of its habits look like some to a bundler: contexts and components made by a
 * call, class components, and display names written onto both. Dev keeps the package as it is.
 * Rolldown's own options cannot do this: `propertyReadSideEffects` and `propertyWriteSideEffects` with the package's production files save
 * 2 KB, and `manualPureFunctions` takes `React` only as a whole, which drops every `React.useEffect()` too.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/[^/]+\.mjs$/ },
      handler: (code) => withoutHabits(code),
    },
  };
}

/** With everything at its top level marked as free of side effects, and without its warnings for developers. */
function withoutHabits(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});\n((?:\1\.contextType = .*;\n)?)/gm,
      'var $1 = /* @__PURE__ */ (() => {\nconst $1 = $2;\n$3return $1;\n})();\n',
    )
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
}
