import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { isOverlayOpen } from '@/lib/overlays';
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
  test('shows the placeholder if there is no value, or no option for the value', () => {
    const { rerender } = render(field());
    expect(box().textContent).toBe('Select a service');
    rerender(field({ value: 'gone' }));
    expect(box().textContent).toBe('Select a service');
  });

  test('is a value of its form, also when the list lacks that value', async () => {
    const { container } = render(<form>{field({ value: 'gone' })}</form>);
    box().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([['service', 'gone']]);
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
    await userEvent.selectOptions(nativeBox(), 'Free Consultation');
    const sent = () => new FormData(container.querySelector('form') ?? undefined).get('service');
    expect(sent()).toBe('consultation');
    await userEvent.selectOptions(nativeBox(), 'Select a service');
    expect(sent()).toBe('');
  });

  test('always has a value if there is no placeholder; the initial value does not count as changed by the visitor', () => {
    render(<Select id="s" options={options} value="consultation" onChange={onChange} />);
    expect(labels()).toEqual(['Lip Blush', 'Free Consultation']);
    expect([...nativeBox().options].map(({ defaultSelected }) => defaultSelected)).toEqual([false, true]);
  });

  test('replaces the prerendered box and keeps the focus', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(field({ value: 'consultation' }));
    box().focus();
    const root = await act(async () => hydrateRoot(page, field({ value: 'consultation' })));
    expect(nativeBox().value).toBe('consultation');
    expect(document.activeElement).toBe(nativeBox());
    act(() => root.unmount());
    page.remove();
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
