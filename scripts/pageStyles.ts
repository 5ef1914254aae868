import { type Container, parse } from 'postcss';

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
/** A class in a selector, with its escapes: `.md\:px-4`. */
const CLASS_SELECTOR = /\.((?:\\.|[\w-])+)/g;
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

/**
 * The rules of a stylesheet that a page can use, in their order: what stands inline, so that the page paints without a request. A rule
 * is left out when the page's HTML has none of the classes that it asks for; rules for states (`[data-state=open]`, `:popover-open`)
 * of elements that are there stay. The whole stylesheet follows with the scripts.
 */
export function stylesOf(html: string, css: string): string {
  const classes = new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, list = '']) => unescapeHtml(list).split(/\s+/)));
  const root = parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  const text = root.toString();
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--color-') && !text.includes(`var(${declaration.prop}`)) declaration.remove();
  });
  root.walkAtRules((atRule) => {
    if (atRule.name === 'property' && !text.includes(`var(${atRule.params}`)) atRule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

/** Every class that an element or its surroundings must have. */
function classesOf(selector: string): string[] {
  return [...selector.replaceAll(NEGATION, '').matchAll(CLASS_SELECTOR)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}

/** Blocks without rules; `@layer a, b;` has no block and keeps the order of the layers. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    if (node.type === 'atrule' || node.type === 'rule') removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
