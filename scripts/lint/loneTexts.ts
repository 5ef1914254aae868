// An oxlint plugin with one rule: a text that changes, comes or goes is the only child of its element. Translators replace the nodes of
// texts, so between other children React would update a text that is no longer shown, or fail to remove it, which empties the page.
import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Extract<Parameters<RuleTester['run']>[1], { create(context: never): unknown }>;
type Node = Parameters<Parameters<Rule['create']>[0]['sourceCode']['isGlobalReference']>[0];

const LONE = 'A text that changes or goes must be the only child of its element, for translated pages: build one string or use a <span>.';
const BEFORE = 'An element that comes and goes must not precede a text, for translated pages: put the text into a <span>.';
const CONDITIONS = ['ConditionalExpression', 'LogicalExpression'];

export const lone: Rule = {
  meta: { type: 'problem' },
  create: (context) => ({
    JSXExpressionContainer(node) {
      const { parent, expression } = node;
      if (parent.type !== 'JSXElement' && parent.type !== 'JSXFragment') return;
      const siblings: Node[] = parent.children.filter(isRendered);
      const next = siblings[siblings.indexOf(node) + 1];
      if (siblings.length > 1 && (isChangingText(expression) || isTested(expression, node))) context.report({ node, message: LONE });
      else if (next && isPassingElement(expression) && isText(next)) context.report({ node, message: BEFORE });
    },
  }),
};

function isRendered(child: Node): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/** Returns whether an expression computes a number, or chooses between a text and something else. */
function isChangingText(node: Node): boolean {
  return ['BinaryExpression', ...CONDITIONS].includes(node.type) && mayBeText(node);
}

function mayBeText(node: Node): boolean {
  if (node.type === 'ConditionalExpression') return mayBeText(node.consequent) || mayBeText(node.alternate);
  if (node.type === 'LogicalExpression') return mayBeText(node.right) || (node.operator !== '&&' && mayBeText(node.left));
  if (node.type === 'Literal') return typeof node.value === 'string';
  return ['BinaryExpression', 'MemberExpression', 'TemplateLiteral'].includes(node.type);
}

function isPassingElement(node: Node): boolean {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].some(isElement);
  return node.type === 'LogicalExpression' && isElement(node.right);
}

function isElement({ type }: Node): boolean {
  return type === 'JSXElement' || type === 'JSXFragment';
}

/** Returns whether a child is a text, judging by its expression alone. */
function isText(child: Node): boolean {
  if (child.type !== 'JSXExpressionContainer') return child.type === 'JSXText';
  return child.expression.type === 'Identifier' ? child.expression.name !== 'children' : mayBeText(child.expression);
}

/** Returns whether an expression is a variable, and a condition around `node` asks whether the variable has a value. */
function isTested(expression: Node, node: Node): boolean {
  for (let ancestor: Node | null = node; ancestor !== null && expression.type === 'Identifier'; ancestor = ancestor.parent) {
    if (ancestor.type !== 'LogicalExpression' || ancestor.operator !== '&&') continue;
    const { left } = ancestor;
    const subject = left.type === 'BinaryExpression' ? left.left : left;
    if (subject.type === 'Identifier' && subject.name === expression.name) return true;
  }
  return false;
}

// oxlint requires a plugin to be the default export.
export default { meta: { name: 'texts' }, rules: { lone } };
