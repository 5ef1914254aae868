import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { isOverlayOpen } from '@/lib/overlays';
import { lateRadixSelect } from '@/ui/late';
import { RadixSelect } from '@/ui/RadixSelect';
import { Select } from '@/ui/Select';

import { expectErrors } from '../support/consoleErrors';
import { installMedia } from '../support/screenDouble';

const options = [
  { value: 'lip-blush', label: 'Lip Blush' },
  { value: 'consultation', label: 'Free Consultation' },
];
const EMPTY_VALUE = 'A <Select.Item /> must have a value prop that is not an empty string.';
const onChange = vi.fn<(value: string) => void>();
const field = (props: Partial<ComponentProps<typeof Select>> = {}) => (
  <Select id="s" name="service" options={options} value="" placeholder="Select a service" onChange={onChange} {...props} />
);
const box = () => screen.getByRole('combobox');
const nativeBox = () => {
  const element = box();
  if (!(element instanceof HTMLSelectElement)) throw new Error('The field is not the platform’s own.');
  return element;
};
const sentBy = (container: HTMLElement) => [...new FormData(container.querySelector('form') ?? undefined)];

beforeEach(() => {
  installMedia();
  onChange.mockReset();
  Element.prototype.hasPointerCapture ??= () => false;
});

test('the select refuses an option with an empty value', () => {
  expectErrors(EMPTY_VALUE);
  expect(() => render(field({ options: [{ value: '', label: 'None' }] }))).toThrow(EMPTY_VALUE);
});

test('the prerendered page shows the label of the value, and without scripts the browser’s native list', () => {
  const html = renderToString(field({ value: 'lip-blush' }));
  const [list, box] = html.split('</noscript>');
  expect(box).toMatch(/^<button[^>]* role="combobox"/);
  expect(box).toContain('>Lip Blush</span>');
  expect(box).not.toContain('Select a service');
  expect(list).toMatch(/^<input type="hidden" name="service" value="lip-blush"\/><noscript>.*<select/);
  expect(list).toMatch(/<option value="lip-blush"[^>]* selected="">Lip Blush/);
});

describe('with a fine pointer', () => {
  test('shows the placeholder without an option for the value, which is sent all the same', async () => {
    const { rerender, container } = render(<form>{field()}</form>);
    expect(box().textContent).toBe('Select a service');
    rerender(<form>{field({ value: 'gone' })}</form>);
    expect(box().textContent).toBe('Select a service');
    box().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    expect(sentBy(container)).toEqual([['service', 'gone']]);
  });

  test('works by keyboard, has a list of at most 24 rem, and keeps overlays from opening above that list', async () => {
    render(field());
    box().focus();
    await userEvent.keyboard('{Enter}');
    // jsdom has no layout, so the test checks the class that sets the height.
    expect((await screen.findByRole('listbox')).className).toContain('max-h-[min(24rem,');
    expect(isOverlayOpen()).toBe(true);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('consultation');
    expect(isOverlayOpen()).toBe(false);
  });
});

describe('with a coarse pointer', () => {
  beforeEach(() => installMedia('(pointer: coarse)'));
  const labels = () => [...nativeBox().options].map(({ text }) => text);

  test('uses the browser’s native list, which starts with the placeholder and selects it by default', async () => {
    function Form() {
      const [value, setValue] = useState('gone');
      return <form>{field({ value, onChange: setValue })}</form>;
    }
    const { container } = render(<Form />);
    expect(labels()).toEqual(['Select a service', 'Lip Blush', 'Free Consultation']);
    expect(nativeBox().value).toBe('');
    for (const [label, value] of [
      ['Free Consultation', 'consultation'],
      ['Select a service', ''],
    ]) {
      await userEvent.selectOptions(nativeBox(), label ?? '');
      expect(sentBy(container)).toEqual([['service', value]]);
    }
  });

  test('always has a value if there is no placeholder; the initial value does not count as changed by the visitor', () => {
    render(<Select id="s" options={options} value="consultation" onChange={onChange} />);
    expect(labels()).toEqual(['Lip Blush', 'Free Consultation']);
    expect([...nativeBox().options].map(({ defaultSelected }) => defaultSelected)).toEqual([false, true]);
  });

  test('replaces the prerendered box and keeps the focus', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(field({ value: 'consultation' }));
    box().focus();
    render(field({ value: 'consultation' }), { container: page, hydrate: true });
    expect(nativeBox().value).toBe('consultation');
    expect(document.activeElement).toBe(nativeBox());
  });

  test('opens the list on a replayed early click, or focuses the field if the browser does not allow opening', () => {
    render(field());
    const showPicker = vi.fn<() => void>();
    Object.assign(nativeBox(), { showPicker });
    nativeBox().click();
    expect(showPicker).toHaveBeenCalledTimes(1);
    nativeBox().blur();
    showPicker.mockImplementation(() => {
      throw new DOMException('', 'NotAllowedError');
    });
    nativeBox().click();
    expect(document.activeElement).toBe(nativeBox());
  });
});

describe('before the list has loaded', () => {
  let load: PromiseWithResolvers<typeof RadixSelect>;
  const finishLoading = () => act(async () => load.resolve(RadixSelect));
  const isOpen = () => screen.queryByRole('listbox') !== null;

  beforeEach(() => {
    load = Promise.withResolvers();
    vi.spyOn(lateRadixSelect, 'now').mockReturnValue(undefined);
    vi.spyOn(lateRadixSelect, 'get').mockReturnValue(load.promise);
    render(
      <>
        {field()}
        <input aria-label="Name" />
      </>,
    );
  });

  test('it loads in an idle callback, or when the pointer comes near', async () => {
    expect(lateRadixSelect.get).not.toHaveBeenCalled();
    fireEvent.pointerEnter(box());
    expect(lateRadixSelect.get).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(lateRadixSelect.get).toHaveBeenCalledTimes(2));
  });

  test.each(['{Enter}', ' ', '{ArrowDown}'])('a key (%s) opens the list after loading', async (key) => {
    box().focus();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(false);
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
    expect(isOpen()).toBe(true);
  });

  test('the list does not open if the visitor has moved to another field in the meantime', async () => {
    await userEvent.click(box());
    await userEvent.click(screen.getByLabelText('Name'));
    await finishLoading();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  test('the field keeps the focus when the list loads, and the list does not open by itself', async () => {
    await userEvent.tab();
    const before = box();
    await finishLoading();
    expect([box() === before, document.activeElement === box(), isOpen()]).toEqual([false, true, false]);
  });

  test('the field uses the browser’s native list if loading fails', async () => {
    await userEvent.click(box());
    await act(async () => load.reject(new Error('silent')));
    expect(document.activeElement).toBe(nativeBox());
    await userEvent.selectOptions(nativeBox(), 'Free Consultation');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('consultation');
  });
});
