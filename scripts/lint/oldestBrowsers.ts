// An oxlint plugin with one rule. It reports APIs that the oldest browsers (browsers.ts) lack, unless the expression handles a missing
// API: `x?.y`, `x ?? y`, `typeof x`. The data comes from MDN.
import type { RuleTester } from 'oxlint/plugins-dev';

import {
  globalLacking,
  globalMemberLacking,
  type Lacking,
  LOOKBEHIND_LACKING,
  memberLacking,
  pseudoClassLacking,
} from './browserSupport.ts';

type Rule = Extract<Parameters<RuleTester['run']>[1], { create(context: never): unknown }>;
type Context = Parameters<Rule['create']>[0];
type Node = Parameters<Context['sourceCode']['isGlobalReference']>[0];

const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);
const SELECTOR_METHODS = new Set(['matches', 'closest', 'querySelector', 'querySelectorAll']);

export const missingApi: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const refuse = (node: Node, what: string, lacking: Lacking) => {
      if (lacking.length > 0 && !isGuarded(node)) context.report({ node, message: `${what} is missing in ${lacking.join(', ')}.` });
    };
    /** The global that an expression names: `URL`, `window.URL`. */
    const globalName = (node: Node): string | undefined => {
      if (node.type === 'Identifier') return context.sourceCode.isGlobalReference(node) ? node.name : undefined;
      if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
      return GLOBAL_OBJECTS.has(globalName(node.object) ?? '') ? node.property.name : undefined;
    };
    return {
      Identifier(node) {
        const name = globalName(node);
        if (name !== undefined) refuse(node, name, globalLacking(name));
      },
      MemberExpression(node) {
        if (node.computed || node.property.type !== 'Identifier') return;
        const { name } = node.property;
        const object = globalName(node.object);
        if (object !== undefined && GLOBAL_OBJECTS.has(object)) refuse(node, name, globalLacking(name));
        else if (object === undefined) refuse(node, name, memberLacking(name));
        else if (!node.optional) refuse(node, `${object}.${name}`, globalMemberLacking(object, name));
      },
      NewExpression({ callee }) {
        const name = globalName(callee);
        // Some interfaces existed before they could be constructed.
        if (name !== undefined && globalLacking(name).length === 0) refuse(callee, `new ${name}()`, globalMemberLacking(name, name));
      },
      CallExpression({ callee, arguments: [selector] }) {
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || !SELECTOR_METHODS.has(callee.property.name))
          return;
        if (selector?.type !== 'Literal' || typeof selector.value !== 'string') return;
        // Old engines throw on a selector that they do not know.
        for (const [, name = ''] of selector.value.matchAll(/:([a-z-]+)/g)) refuse(selector, `:${name}`, pseudoClassLacking(name));
      },
      Literal(node) {
        if ('regex' in node && /\(\?<[=!]/.test(node.regex.pattern)) refuse(node, 'A lookbehind', LOOKBEHIND_LACKING);
      },
    };
  },
};

/** True when the surrounding expression handles a missing API. */
function isGuarded(node: Node): boolean {
  const { parent } = node;
  if (parent === null) return false;
  if (parent.type === 'MemberExpression') return parent.object === node && parent.optional;
  if (parent.type === 'CallExpression') return parent.callee === node && parent.optional;
  if (parent.type === 'LogicalExpression') return parent.left === node;
  return parent.type === 'UnaryExpression' && parent.operator === 'typeof';
}

// oxlint requires a plugin to be the default export.
export default { meta: { name: 'oldest-browsers' }, rules: { 'missing-api': missingApi } };
