import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';

import { Accordion } from '@/ui/Accordion';

const items = [
  { id: 'last', question: 'How long does it last?', answer: 'Two to three years.' },
  { id: 'touch-up', question: 'When is the touch-up?', answer: 'After six weeks.' },
  { id: 'where', question: 'Where is the studio?', answer: 'In Dubai Marina.' },
];

const question = (name: string) => screen.getByRole('button', { name });
const opened = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);

describe('before the scripts', () => {
  let html = '';
  beforeAll(() => {
    html = renderToString(<Accordion items={items} />);
  });

  it('has every question as a heading with a button, and every answer', () => {
    for (const item of items) {
      expect(html).toContain(item.question);
      expect(html).toContain(item.answer);
    }
    expect(html.match(/<h3/g)).toHaveLength(3);
    expect(html.match(/<button/g)).toHaveLength(3);
  });

  it('hides no answer by an attribute, which no stylesheet could take back', () => {
    expect(html).not.toMatch(/\shidden(=|>|\s)/);
  });

  it('does not say that its scripts are there', () => {
    expect(html).not.toContain('data-live');
  });
});

describe('Accordion', () => {
  it('begins closed', () => {
    render(<Accordion items={items} />);
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
    expect(question('How long does it last?').closest('[data-live]')).not.toBeNull();
  });

  it('opens one question at a time', async () => {
    render(<Accordion items={items} />);
    await userEvent.click(question('How long does it last?'));
    expect(opened()).toEqual(['How long does it last?']);
    await userEvent.click(question('Where is the studio?'));
    expect(opened()).toEqual(['Where is the studio?']);
  });

  it('closes the open one, so that all are closed', async () => {
    render(<Accordion items={items} />);
    await userEvent.click(question('When is the touch-up?'));
    await userEvent.click(question('When is the touch-up?'));
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it('is worked by keyboard: Tab, Enter, Space and the arrows', async () => {
    render(<Accordion items={items} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(question('How long does it last?'));
    await userEvent.keyboard('{Enter}');
    expect(opened()).toEqual(['How long does it last?']);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(question('When is the touch-up?'));
    await userEvent.keyboard(' ');
    expect(opened()).toEqual(['When is the touch-up?']);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(question('Where is the studio?'));
  });

  it('ties the open answer to its question', async () => {
    render(<Accordion items={items} />);
    await userEvent.click(question('When is the touch-up?'));
    expect(screen.getByRole('region', { name: 'When is the touch-up?' }).textContent).toBe('After six weeks.');
  });
});
