import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { withoutHabits } from '../../scripts/leanRouter.ts';

describe('withoutHabits', () => {
  it('marks calls that make components and contexts as pure', () => {
    expect(withoutHabits('var Link = React10.forwardRef(\n  function LinkWithRef() {}\n);')).toBe(
      'var Link = /* @__PURE__ */ React10.forwardRef(\n  function LinkWithRef() {}\n);',
    );
    expect(withoutHabits('var A = React.createContext(null);')).toBe('var A = /* @__PURE__ */ React.createContext(null);');
  });

  it('drops display names at the top level only', () => {
    expect(withoutHabits('Link.displayName = "Link";\nfunction f() {\n  Form.displayName = "fetcher.Form";\n}')).toBe(
      '\nfunction f() {\n  Form.displayName = "fetcher.Form";\n}',
    );
  });

  it('keeps a class component whole, with the context it reads', () => {
    const code =
      'var Boundary = class extends React2.Component {\n  render() {\n    return 1;\n  }\n};\nBoundary.contextType = Router;\nvar next = 1;\n';
    expect(withoutHabits(code)).toBe(
      'var Boundary = /* @__PURE__ */ (() => {\nconst Boundary = class extends React2.Component {\n  render() {\n    return 1;\n  }\n};\nBoundary.contextType = Router;\nreturn Boundary;\n})();\nvar next = 1;\n',
    );
  });

  it('knows the installed React Router', async () => {
    const folder = join(import.meta.dirname, '../../node_modules/react-router/dist/development');
    const files = (await readdir(folder)).filter((file) => /^chunk-.*\.mjs$/.test(file));
    const codes = await Promise.all(files.map(async (file) => await readFile(join(folder, file), 'utf8')));
    const code = codes.find((text) => text.includes('function BrowserRouter('));
    const lean = withoutHabits(code ?? '');
    expect(lean).toContain('/* @__PURE__ */ React10.forwardRef(');
    expect(lean).toContain('var ENABLE_DEV_WARNINGS = false;');
    expect(lean).not.toMatch(/^var \w+ = (React\d*\.\w+\(|class extends React)/m);
    expect(lean).not.toMatch(/^\w+\.(displayName|contextType) = (?!.*\nreturn)/m);
  });
});
