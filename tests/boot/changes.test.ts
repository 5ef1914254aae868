import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Changes } from '@/boot/boot';

import { runLoader } from './loaderPage';

let changes: Changes;
const root = Object.assign(document.createElement('div'), { id: 'root' });
const onChange = vi.fn<() => void>();

beforeAll(async () => {
  document.body.append(root);
  ({ changes } = await runLoader('/assets/index.js', () => new Promise(() => undefined)));
  document.dispatchEvent(new Event('readystatechange'));
});

beforeEach(() => {
  document.body.append(root);
  root.innerHTML = '<main><label>Full <b>Name</b></label><input name="name"></main>';
  changes.ignoreOwn();
  Object.assign(changes, { isPageHydrated: false, seen: false, onChange: onChange.mockReset() });
});

/** Lets the observer deliver its records. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const find = (selector: string) => root.querySelector<HTMLElement>(selector) ?? root;
/** Marks an element as React does. */
const giveToReact = (element: Element) => Object.assign(element, { __reactProps$1: {} });

/** Moves a text into a <font>. */
function wrap(text: ChildNode | null): HTMLElement {
  const font = document.createElement('font');
  text?.replaceWith(font);
  font.append(text ?? '');
  return font;
}

test('all changes are undone in the order that restores the same nodes, and the focus returns to a moved field', async () => {
  const html = root.innerHTML;
  const nodes = [...find('label').childNodes, find('input')];
  const font = wrap(find('label').firstChild);
  await settle();
  font.textContent = 'الاسم';
  find('label').append(document.createElement('i'), 'more');
  find('label').replaceChildren(...[...find('label').childNodes].toReversed());
  (find('b').firstChild as Text).data = 'Nom';
  find('input').replaceWith(document.createElement('p'));
  find('p').append(nodes[2] ?? '');
  find('input').focus();
  expect(changes.undo()).toBe(true);
  expect(root.innerHTML).toBe(html);
  expect([...find('label').childNodes, find('input')]).toEqual(nodes);
  expect(document.activeElement).toBe(nodes[2]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('once the page is hydrated, only changes to HTML that React does not manage are undone', async () => {
  changes.isPageHydrated = true;
  for (const selector of ['main', 'input']) giveToReact(find(selector));
  find('main').prepend(giveToReact(document.createElement('p')));
  find('p').textContent = 'text';
  await settle();
  (find('p').firstChild as Text).data = 'Ask for Garnet';
  // A part that React changes and then removes, so that it loses React's marks.
  const part = find('input');
  part.append('text');
  part.remove();
  Reflect.deleteProperty(part, '__reactProps$1');
  await settle();
  expect(changes.seen).toBe(false);
  const added = document.createElement('manager-icon');
  find('main').append(added);
  await settle();
  added.append('icon');
  await settle();
  expect(changes.seen).toBe(true);
  expect(onChange).toHaveBeenCalled();
  wrap(find('b').firstChild);
  expect(changes.undo()).toBe(true);
  expect([find('label').innerHTML, find('manager-icon').textContent]).toEqual(['Full <b>Name</b>', 'icon']);
});

test('own changes are ignored and reported; a change whose place is gone is left alone', () => {
  const input = find('input');
  input.remove();
  expect(changes.ignoreOwn()).toEqual([input]);
  expect(changes.undo()).toBe(false);
  const next = find('b');
  find('label').firstChild?.remove();
  changes.isPageHydrated = true;
  giveToReact(find('label'));
  next.remove();
  expect(() => changes.undo()).not.toThrow();
});
