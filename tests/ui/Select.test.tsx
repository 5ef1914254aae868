import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { Select } from '@/ui/Select';

const options = [
  { value: 'lip-blush', label: 'Lip Blush' },
  { value: 'consultation', label: 'Free Consultation' },
];
const onChange = vi.fn<(value: string) => void>();

beforeEach(() => {
  onChange.mockReset();
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
});

test('an option with an empty value is refused in the words of §8', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    render(<Select id="s" options={[{ value: '', label: 'None' }]} value="" placeholder="Select a service" onChange={onChange} />),
  ).toThrow('A <Select.Item /> must have a value prop that is not an empty string.');
  silence.mockClear();
});

test('the placeholder stands for no value, and for a value that no option has', () => {
  const { rerender } = render(<Select id="s" options={options} value="" placeholder="Select a service" onChange={onChange} />);
  expect(screen.getByRole('combobox').textContent).toContain('Select a service');
  rerender(<Select id="s" options={options} value="gone" placeholder="Select a service" onChange={onChange} />);
  expect(screen.getByRole('combobox').textContent).toContain('Select a service');
});

test('keyboard: opens, walks, chooses', async () => {
  render(<Select id="s" options={options} value="" placeholder="Select a service" onChange={onChange} />);
  screen.getByRole('combobox').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Lip Blush' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('consultation');
});
