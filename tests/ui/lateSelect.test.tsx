import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { lateRadixSelect } from '@/ui/lateRadixSelect';
import { RadixSelect } from '@/ui/RadixSelect';
import { Select } from '@/ui/Select';

const onChange = vi.fn<(value: string) => void>();
let come: () => void;
let fail: () => void;

beforeEach(() => {
  onChange.mockReset();
  const { promise, resolve, reject } = Promise.withResolvers<typeof RadixSelect>();
  vi.spyOn(lateRadixSelect, 'now').mockReturnValue(undefined);
  vi.spyOn(lateRadixSelect, 'get').mockReturnValue(promise);
  come = () => resolve(RadixSelect);
  fail = () => reject(new Error('silent'));
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
const arrive = () => act(async () => come());

test('the list is fetched in an idle moment, or when somebody comes near', async () => {
  expect(lateRadixSelect.get).not.toHaveBeenCalled();
  fireEvent.pointerEnter(box());
  expect(lateRadixSelect.get).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(lateRadixSelect.get).toHaveBeenCalledTimes(2));
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('a key (%s) before it is there opens it as soon as it comes', async (key) => {
  box().focus();
  await userEvent.keyboard(key);
  expect(screen.queryByRole('listbox')).toBeNull();
  await arrive();
  await screen.findByRole('option', { name: 'Lip Blush' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('consultation');
  expect(document.activeElement).toBe(box());
});

test.each(['mouse', 'touch'])('so does a press (%s), even when the list comes in the middle of it', async (pointerType) => {
  fireEvent.pointerDown(box(), { pointerType, button: 0 });
  if (pointerType === 'touch') fireEvent.click(box());
  await arrive();
  expect(screen.getByRole('listbox')).toBeTruthy();
});

test('whoever has gone on to another field is left in peace', async () => {
  await userEvent.click(box());
  await userEvent.click(screen.getByLabelText('Name'));
  await arrive();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('the keyboard stays on the field when the list comes, and nothing opens by itself', async () => {
  await userEvent.tab();
  const before = box();
  await arrive();
  expect(box()).not.toBe(before);
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('where it does not come the platform’s own takes its place', async () => {
  await userEvent.click(box());
  await act(async () => fail());
  expect(box().tagName).toBe('SELECT');
  expect(document.activeElement).toBe(box());
  await userEvent.selectOptions(box(), 'Free Consultation');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('consultation');
});
