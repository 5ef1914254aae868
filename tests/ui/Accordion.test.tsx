import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Accordion } from '@/ui/Accordion';

const items = [
  { id: 'last', question: 'How long does it last?', answer: 'Two to three years.' },
  { id: 'touch-up', question: 'When is the touch-up?', answer: 'After six weeks.' },
];

it('before the scripts every answer can be read: none is hidden by an attribute, which no stylesheet could take back', () => {
  const html = renderToString(<Accordion items={items} />);
  for (const { question, answer } of items) expect(html).toMatch(new RegExp(`<h3.*<button.*${question.replace('?', '\\?')}.*${answer}`));
  expect(html).not.toMatch(/\shidden(=|>|\s)|data-live/);
});

it('begins with the first open and opens one question at a time, by keyboard too', async () => {
  render(<Accordion items={items} />);
  const opened = () => screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);
  expect(opened()).toEqual(['How long does it last?']);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown} ');
  expect(opened()).toEqual(['When is the touch-up?']);
  expect(screen.getByRole('region', { name: 'When is the touch-up?' }).textContent).toBe('After six weeks.');
  await userEvent.keyboard(' ');
  expect(opened()).toEqual([]);
});
