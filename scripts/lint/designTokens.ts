// An oxlint plugin with one rule: type sizes and colours come from tailwind.config.ts, and utilities have logical sides. Drawings (SVG) are
// exempt, because their sizes and colours belong to the picture.
import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Extract<Parameters<RuleTester['run']>[1], { create(context: never): unknown }>;
type Node = Parameters<Parameters<Rule['create']>[0]['sourceCode']['isGlobalReference']>[0];

const DRAWINGS = /\/(\w*[dD]rawings?|Bottle|DoorAjar|NotFound)\.tsx$/;
const SVG_ATTRIBUTES = new Set(['d', 'fill', 'stroke', 'stopColor']);
const SVG_TEXTS = new Set(['text', 'tspan']);

const TEXT_SIZE = /(?<![\w-])text-\[[^\]]*\]/;
const HEX = /#[\da-f]{3}(?:[\da-f]{3})?(?:[\da-f]{2})?\b/i;
const PHYSICAL = /(?<![\w-])-?(?:m[lr]|p[lr])-[\d[(]|(?<![\w-])(?:text|float)-(?:left|right)\b|(?<![\w-])(?:border|rounded)-[lr]\b/;

export const tokens: Rule = {
  meta: { type: 'problem' },
  create(context) {
    if (DRAWINGS.test(context.filename)) return {};
    const check = (node: Node, text: string) => {
      const refuse = (pattern: RegExp, advice: string) => {
        const [found] = pattern.exec(text) ?? [];
        if (found !== undefined) context.report({ node, message: `${found.trim()}: ${advice}` });
      };
      if (isInSvg(node)) return;
      refuse(TEXT_SIZE, 'use a text style of the scale (fontSize in tailwind.config.ts).');
      refuse(HEX, 'use a colour of tailwind.config.ts.');
      refuse(PHYSICAL, 'use the logical utility (ms-, pe-, text-start, border-s ...), which works right-to-left.');
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
};

/** Returns whether a string is an attribute of a drawing, or a class of a text inside one. */
function isInSvg(node: Node): boolean {
  for (let ancestor: Node | null = node; ancestor !== null; ancestor = ancestor.parent) {
    if (ancestor.type !== 'JSXAttribute') continue;
    const { parent: element } = ancestor;
    const isText = element.type === 'JSXOpeningElement' && element.name.type === 'JSXIdentifier' && SVG_TEXTS.has(element.name.name);
    return isText || (ancestor.name.type === 'JSXIdentifier' && SVG_ATTRIBUTES.has(ancestor.name.name));
  }
  return false;
}

// oxlint requires a plugin to be the default export.
export default { meta: { name: 'design' }, rules: { tokens } };
