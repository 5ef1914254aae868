// An oxlint plugin with one rule: import() is allowed only in an argument to a function of src/boot, which retries failed loads.
const ALLOWED_FILES = /\/src\/(\w+\/)*late\w*\.ts$|\/src\/app\/pages\.ts$/;
const WRAPPERS = new Set(['lazyModule', 'lazyModuleWithStyles', 'lazyDialog', 'hydratedPart', 'routedPage']);

interface Node {
  type: string;
  parent: Node | null;
  callee?: { name?: string };
}
interface Context {
  filename: string;
  report(problem: { node: Node; message: string }): void;
}

/** True when a node is part of an argument to a function of src/boot. */
function isWrapped(node: Node): boolean {
  for (let ancestor = node.parent; ancestor !== null; ancestor = ancestor.parent) {
    if (ancestor.type === 'CallExpression' && WRAPPERS.has(ancestor.callee?.name ?? '')) return true;
  }
  return false;
}

const onlyThroughBoot = {
  create: (context: Context) => ({
    ImportExpression(node: Node) {
      if (!ALLOWED_FILES.test(context.filename) || !isWrapped(node))
        context.report({ node, message: 'Use import() only in a late*.ts or app/pages.ts, as an argument of a function of src/boot.' });
    },
  }),
};

// oxlint requires a plugin to be the default export.
export default { meta: { name: 'late' }, rules: { imports: onlyThroughBoot } };
