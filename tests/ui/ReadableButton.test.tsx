import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { ReadableButton } from '@/ui/ReadableButton';

const pressed = vi.fn();
const price = () => screen.getByRole('button', { name: 'AED 250' });

beforeEach(() => {
  render(
    <form onSubmit={() => pressed('submitted')}>
      <ReadableButton onClick={() => pressed('clicked')}>AED 250</ReadableButton>
      <input aria-label="Name" />
    </form>,
  );
});

it('Enter presses a button that is text, and does not go on to the element that gets the focus', () => {
  expect(fireEvent.keyDown(price(), { key: 'Enter' })).toBe(false);
  fireEvent.keyUp(price(), { key: 'Enter' });
  expect(pressed.mock.calls).toEqual([['clicked']]);
});

it('Space presses it on release and does not scroll; other keys keep their effect', () => {
  expect(fireEvent.keyDown(price(), { key: ' ' })).toBe(false);
  fireEvent.keyDown(price(), { key: ' ', repeat: true });
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.keyUp(price(), { key: ' ' });
  expect(pressed.mock.calls).toEqual([['clicked']]);
  for (const key of ['ArrowDown', 'Tab', 'PageDown', 'a']) expect(fireEvent.keyDown(price(), { key })).toBe(true);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('Space that was pressed or is released elsewhere does not press it', () => {
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: ' ' });
  fireEvent.keyUp(price(), { key: ' ' });
  fireEvent.keyDown(price(), { key: ' ' });
  fireEvent.keyUp(field, { key: ' ' });
  expect(pressed).not.toHaveBeenCalled();
});
