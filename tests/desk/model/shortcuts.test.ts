import { expect, test } from 'vitest';

import { shortcutOf } from '@/desk/model/shortcuts';

const press = (key: string, code = '', shiftKey = false, modifier?: 'ctrlKey' | 'altKey' | 'metaKey') =>
  shortcutOf({ key, code, shiftKey, ctrlKey: modifier === 'ctrlKey', altKey: modifier === 'altKey', metaKey: modifier === 'metaKey' })
    ?.command;

test.each([
  ['j', 'KeyJ', 'next'],
  ['K', 'KeyK', 'previous'],
  ['Escape', 'Escape', 'close'],
  ['3', 'Digit3', 'state'],
  // For a Latin letter, the letter counts, not the key's position.
  ['w', 'KeyZ', 'whatsapp'],
  // For an Arabic letter, the key's position counts.
  ['ت', 'KeyJ', 'next'],
  ['ص', 'KeyW', 'whatsapp'],
  ['٣', 'Digit3', 'state'],
  ['ظ', 'Slash', 'search'],
  ['x', 'KeyX', undefined],
  ['Enter', 'Enter', undefined],
  ['Shift', 'ShiftLeft', undefined],
])('%s on %s: %s', (key, code, command) => {
  expect(press(key, code)).toBe(command);
});

test('the Arabic question mark opens the list of shortcuts too', () => {
  expect([press('?', 'Slash', true), press('؟', 'Slash', true)]).toEqual(['list', 'list']);
});

test.each(['ctrlKey', 'altKey', 'metaKey'] as const)('while %s is held, the desk leaves the key to the browser', (modifier) => {
  expect(press('w', 'KeyW', false, modifier)).toBeUndefined();
});
