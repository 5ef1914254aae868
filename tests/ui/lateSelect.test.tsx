import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { lateRadixSelect } from '@/ui/late';
import { RadixSelect } from '@/ui/RadixSelect';
import { Select } from '@/ui/Select';

const onChange = vi.fn<(value: string) => void>();
let resolveLoad: () => void;
let rejectLoad: () => void;

beforeEach(() => {
  onChange.mockReset();
  const { promise, resolve, reject } = Promise.withResolvers<typeof RadixSelect>();
  vi.spyOn(lateRadixSelect, 'now').mockReturnValue(undefined);
  vi.spyOn(lateRadixSelect, 'get').mockReturnValue(promise);
  resolveLoad = () => resolve(RadixSelect);
  rejectLoad = () => reject(new Error('silent'));
  const options = [
    { value: 'lip-blush', label: 'Lip Blush' },
    { value: 'consultation', label: 'Free Consultation' },
  ];
  render(
    <>
      <label htmlFor="s">Service</label>
      <Select id="s" options={options} value="" placeholder="Select a service" onChange={onChange} />
      <input aria-label="Name" />
    </>,
  );
});

const box = () => screen.getByRole('combobox', { name: 'Service' });
const finishLoading = () => act(async () => resolveLoad());

test('the list loads in an idle callback, or when the pointer comes near', async () => {
  expect(lateRadixSelect.get).not.toHaveBeenCalled();
  fireEvent.pointerEnter(box());
  expect(lateRadixSelect.get).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(lateRadixSelect.get).toHaveBeenCalledTimes(2));
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('a key (%s) pressed before the list has loaded opens the list after loading', async (key) => {
  box().focus();
  await userEvent.keyboard(key);
  expect(screen.queryByRole('listbox')).toBeNull();
  await finishLoading();
  await screen.findByRole('option', { name: 'Lip Blush' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('consultation');
  expect(document.activeElement).toBe(box());
});

test.each(['mouse', 'touch'])('a press (%s) also opens the list, even if loading ends before the release', async (pointerType) => {
  fireEvent.pointerDown(box(), { pointerType, button: 0 });
  if (pointerType === 'touch') fireEvent.click(box());
  await finishLoading();
  expect(screen.getByRole('listbox')).toBeTruthy();
});

test('the list does not open if the visitor has moved to another field in the meantime', async () => {
  await userEvent.click(box());
  await userEvent.click(screen.getByLabelText('Name'));
  await finishLoading();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('the field keeps the focus when the list loads, and the list does not open by itself', async () => {
  await userEvent.tab();
  const before = box();
  await finishLoading();
  expect(box()).not.toBe(before);
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the field uses the browser’s native list if loading fails', async () => {
  await userEvent.click(box());
  await act(async () => rejectLoad());
  expect(box().tagName).toBe('SELECT');
  expect(document.activeElement).toBe(box());
  await userEvent.selectOptions(box(), 'Free Consultation');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('consultation');
});
