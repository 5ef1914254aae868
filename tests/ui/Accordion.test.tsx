import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { Accordion } from '@/ui/Accordion';

const items = [
  { id: 'last', question: 'How long does it last?', answer: 'Two to three years.' },
  { id: 'touch-up', question: 'When is the touch-up?', answer: 'After six weeks.' },
];

it('the accordion starts closed and opens one question at a time, also by keyboard', async () => {
  render(<Accordion items={items} />);
  const opened = () => screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);
  expect(opened()).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(opened()).toEqual(['How long does it last?']);
  await userEvent.keyboard('{ArrowDown} ');
  expect(opened()).toEqual(['When is the touch-up?']);
  expect(screen.getByRole('region', { name: 'When is the touch-up?' }).textContent).toBe('After six weeks.');
  await userEvent.keyboard(' ');
  expect(opened()).toEqual([]);
});
