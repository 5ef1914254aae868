import { expect, test } from 'vitest';

import { classesOfHtml, classesOfScript, criticalCss, elementsOfHtml } from '../../../scripts/build/criticalCss.ts';

const css = `
@layer properties{@supports (old:browser){*{--tw-a:initial;--tw-b:0}}}@property --tw-a{syntax:"*";inherits:false}
@layer base{:root{--used:1px;--gap:16px}h1{margin:0}h2{margin:0}::file-selector-button{margin:0}}
@layer utilities{.a{color:red;top:var(--tw-a)}.b{color:blue}
.md\\:max-lg\\:px-4{padding:1px}.w-\\[min\\(416px\\,48\\%\\)\\]{width:1px}.data-\\[state\\=open\\]\\:c[data-state=open]{color:green}
.in-\\[\\.on-dark\\]\\:d:is(:where(.on-dark) *){color:white}[data-reveal=waiting]{opacity:0}
.open\\:g:is([open],:popover-open,:open){display:flex}.group-open\\:h:is(:where(.group):is([open],:popover-open) *){rotate:1deg}.i:not(.b){top:0}}
@keyframes turn{to{rotate:1deg}}@keyframes rise{from{top:0}}.a{animation:1s turn}html::view-transition-old(root){animation:rise 1s}h1{view-transition-name:x}
@media (min-width:768px){.md\\:e{color:red}.md\\:f{color:red}}
@media (min-width:1536px){.\\32 xl\\:j{color:red}.\\32 xl\\:k{color:red}}
`;

test('keeps the rules for the classes that a page uses, including their states and widths, and drops other rules', () => {
  const classes = 'a md:max-lg:px-4 w-[min(416px,48%)] data-[state=open]:c in-[.on-dark]:d md:e 2xl:j open:g i';
  const html = `<body class="on-dark"><h1 class="${classes}">x</h1></body>`;
  const styles = criticalCss(elementsOfHtml(html), new Set(classesOfHtml(html)), css);
  const kept = '.a{ px-4{ 416px state\\=open :d:is md\\:e xl\\:j [data-reveal=waiting] h1{ :popover-open .i:not turn{'.split(' ');
  for (const rule of kept) expect(styles, rule).toContain(rule);
  for (const rule of ['.b{', 'md\\:f', '32 xl\\:k', ':h:is', 'view-transition', 'rise{', 'h2{', 'file-selector'])
    expect(styles, rule).not.toContain(rule);
});

test('sets the initial values of used properties once, in every browser', () => {
  const styles = criticalCss(new Set(), new Set(['a']), css);
  expect(styles).toContain('@layer properties{*{--tw-a:initial}}');
  expect(styles).not.toMatch(/@property|@supports/);
  expect(() => criticalCss(new Set(), new Set(), css.replace('@layer properties', '@layer initial'))).toThrow('no longer');
});

test('finds the classes that a script can add, including escaped classes', () => {
  const script = 'a("div",{className:"fixed md:px-4",children:n(`on-dark ${b?\'open\':""}`)});const c="before:content-[\\\\\'x\\\\\']"';
  expect(classesOfScript(script)).toEqual(expect.arrayContaining(['fixed', 'md:px-4', 'on-dark', 'open']));
});
