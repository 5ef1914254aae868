import { AtRule, type Container, parse } from 'postcss';

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
/** A class in a selector, with escapes such as `.md\:px-4`. A leading digit is escaped as its character code: `.\32 xl\:px-4`. */
const CLASS_SELECTOR = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g;
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/g;
/** A selector of elements without a class, such as `table` in Tailwind's reset. `from` and `to` are steps of @keyframes. */
const ELEMENT_SELECTOR = /^(?!from$|to$)[a-z]\w*$/;
/** Rules for view transitions, dialogs and toasts, and the reset of input types and selects that no page has. */
const NEVER_INLINE = /::(view-transition|file-selector-button|-webkit-(date|calendar|search))|optgroup|data-sonner|role\$|body ?>/;
/** Settings in which src/main.tsx loads the whole stylesheet. */
const LATE_MEDIA = /forced-colors|^page\b/;
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** The names of a page's elements. */
export function elementsOfHtml(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/<([a-z]\w*)/g)].map(([, name = '']) => name));
}

/** The classes of a page's elements. */
export function classesOfHtml(html: string): string[] {
  return [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, list = '']) => unescapeHtml(list).split(/\s+/));
}

/** Every word of a built script that could be a class, such as the classes that its components add when something changes. */
export function classesOfScript(script: string): string[] {
  return script.split(/[\s"'`]+/).map((word) => word.replaceAll('\\\\', '\\'));
}

/**
 * Returns the stylesheet rules that a page with these elements and classes can use, in order. The build inlines them, so that the page paints
 * without another request. Rules for other elements and classes and for view transitions are removed. Rules for states (`[data-state=open]`,
 * `:popover-open`) are kept. The browser loads the whole stylesheet with the first part that is not in the page (src/boot/wholeStylesheet.ts).
 */
export function criticalCss(elements: ReadonlySet<string>, classes: ReadonlySet<string>, css: string): string {
  if (!css.includes('@layer properties{')) throw new Error('Tailwind no longer sets initial values in `@layer properties`.');
  const root = parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (selector) =>
        !NEVER_INLINE.test(selector) &&
        (!ELEMENT_SELECTOR.test(selector) || elements.has(selector)) &&
        classesOfSelector(selector).every((name) => classes.has(name)),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  const text = root.toString();
  root.walkDecls((declaration) => {
    const unused = /^--(color|tw)-/.test(declaration.prop) && !text.includes(`var(${declaration.prop}`);
    // Chromium measures a query that arrives after its container by the root's font size of before, so both arrive together.
    const isLate =
      declaration.prop === 'view-transition-name' || (declaration.prop === 'container' && declaration.value.startsWith('page'));
    if (unused || isLate) declaration.remove();
  });
  root.walkAtRules((atRule) => {
    // Tailwind sets the initial values of its properties twice: with @property, and for browsers without it in `@layer properties`. The
    // latter is enough for every browser.
    if (atRule.name === 'property') atRule.remove();
    if (atRule.name === 'supports' && isPropertiesLayer(atRule.parent)) atRule.replaceWith(atRule.nodes);
    if (LATE_MEDIA.test(atRule.params)) atRule.remove();
    // Remove @keyframes whose name occurs nowhere else.
    if (atRule.name === 'keyframes' && text.split(atRule.params).length === 2) atRule.remove();
  });
  // Tailwind's licence notice stays in the whole stylesheet.
  root.walkComments((comment) => void comment.remove());
  removeEmpty(root);
  return root.toString();
}

/** The classes that must be present, on the element or around it, for the selector to match. */
function classesOfSelector(selector: string): string[] {
  return [...selector.replaceAll(NEGATION, '').matchAll(CLASS_SELECTOR)].map(([, name = '']) =>
    name.replaceAll(ESCAPE, (_, code: string | undefined, character: string) =>
      code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}

function isPropertiesLayer(node: AtRule['parent']): boolean {
  return node instanceof AtRule && node.name === 'layer' && node.params === 'properties';
}

/** Removes empty blocks. `@layer a, b;` has no block and stays, because it sets the order of the layers. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    if (node.type === 'atrule' || node.type === 'rule') removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
