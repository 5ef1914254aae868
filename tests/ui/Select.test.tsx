import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

import { Select } from '@/ui/Select';

import { expectErrors } from '../consoleErrors';

const options = [
  { value: 'lip-blush', label: 'Lip Blush' },
  { value: 'consultation', label: 'Free Consultation' },
];
/** §8. */
const EMPTY_VALUE = 'A <Select.Item /> must have a value prop that is not an empty string.';
const onChange = vi.fn<(value: string) => void>();

beforeEach(() => {
  onChange.mockReset();
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
});

test('an option with an empty value is refused in the words of §8', () => {
  expectErrors(EMPTY_VALUE);
  expect(() =>
    render(<Select id="s" options={[{ value: '', label: 'None' }]} value="" placeholder="Select a service" onChange={onChange} />),
  ).toThrow(EMPTY_VALUE);
});

test('the placeholder stands for no value, and for a value that no option has', () => {
  const { rerender } = render(<Select id="s" options={options} value="" placeholder="Select a service" onChange={onChange} />);
  expect(screen.getByRole('combobox').textContent).toContain('Select a service');
  rerender(<Select id="s" options={options} value="gone" placeholder="Select a service" onChange={onChange} />);
  expect(screen.getByRole('combobox').textContent).toContain('Select a service');
});

test('the words of a value stand in the prerendered page', () => {
  const html = renderToString(<Select id="s" options={options} value="lip-blush" placeholder="Select a service" onChange={onChange} />);
  expect(html).toContain('>Lip Blush</span>');
  expect(html).not.toContain('Select a service');
});

test('keyboard: opens, walks, chooses', async () => {
  render(<Select id="s" options={options} value="" placeholder="Select a service" onChange={onChange} />);
  screen.getByRole('combobox').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Lip Blush' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('consultation');
});

test('the open list is at most 24 rem high (§9)', async () => {
  render(<Select id="s" options={options} value="" placeholder="Select a service" onChange={onChange} />);
  screen.getByRole('combobox').focus();
  await userEvent.keyboard('{Enter}');
  // jsdom lays nothing out: what can be seen of the height is the class that sets it.
  expect((await screen.findByRole('listbox')).className).toContain('max-h-[min(24rem,');
});
