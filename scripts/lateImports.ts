// A plugin for oxlint with one rule: scripts come late through src/boot only, which tries again what fails.
const PLACES = /\/src\/(\w+\/)*late\w*\.ts$|\/src\/app\/pages\.ts$/;
const WRAPPERS = new Set(['later', 'openedPart', 'standingPart', 'routedPage']);

interface Node {
  type: string;
  parent: Node | null;
  callee?: { name?: string };
}
interface Context {
  filename: string;
  report(problem: { node: Node; message: string }): void;
}

/** Whether a node stands in an argument of one of boot's functions. */
function isWrapped(node: Node): boolean {
  for (let at = node.parent; at !== null; at = at.parent) {
    if (at.type === 'CallExpression' && WRAPPERS.has(at.callee?.name ?? '')) return true;
  }
  return false;
}

const onlyThroughBoot = {
  create: (context: Context) => ({
    ImportExpression(node: Node) {
      if (!PLACES.test(context.filename) || !isWrapped(node))
        context.report({ node, message: 'import() stands in a late*.ts or app/pages.ts, in the argument of a function of src/boot.' });
    },
  }),
};

// oxlint takes a plugin by its default export.
export default { meta: { name: 'late' }, rules: { imports: onlyThroughBoot } };
