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

describe('in the prerendered page', () => {
  const page = (props?: Partial<ComponentProps<typeof Select>>) => {
    const form = document.body.appendChild(document.createElement('form'));
    form.innerHTML = renderToString(field(props));
    return form;
  };
  function Field() {
    const [value, setValue] = useState('lip-blush');
    return field({ value, onChange: (next) => (onChange(next), setValue(next)) });
  }
  function hydrate(container: HTMLElement): void {
    render(<Field />, { container, hydrate: true });
    // A pointer comes near.
    fireEvent.pointerEnter(box());
  }
  const defaults = (form: HTMLElement) =>
    [...form.querySelectorAll<HTMLOptionElement>('[name] option')].map(({ defaultSelected }) => defaultSelected);

  test('it is one native list with the value as its default, whose only choice is sent', () => {
    const form = page({ value: 'lip-blush' });
    nativeBox().value = 'consultation';
    expect([form.querySelectorAll('[id], [name]').length, sentBy(document.body)]).toEqual([1, [['service', 'consultation']]]);
    expect(defaults(form)).toEqual([false, true, false]);
  });

  test.each([
    ['fine', 'consultation', 'Free Consultation'],
    ['fine', '', 'Select a service'],
    ['coarse', 'consultation', 'Free Consultation'],
    ['coarse', '', 'Select a service'],
  ])('a choice made before hydration stays with a %s pointer, and does not become the default: %j', (pointer, choice, label) => {
    installMedia(`(pointer: ${pointer})`);
    const form = page({ value: 'lip-blush' });
    nativeBox().value = choice;
    hydrate(form);
    const isNative = pointer === 'coarse';
    expect(isNative ? nativeBox().selectedOptions[0]?.text : box().textContent).toBe(label);
    expect([onChange.mock.calls, sentBy(document.body), defaults(form)]).toEqual([[[choice]], [['service', choice]], [false, true, false]]);
  });

  test('with a fine pointer it stays native while it has the focus, also when the window has not', async () => {
    const form = page({ value: 'lip-blush' });
    const list = nativeBox();
    list.focus();
    hydrate(form);
    await lateRadixSelect.get();
    fireEvent.blur(list);
    await userEvent.selectOptions(nativeBox(), 'Free Consultation');
    expect([document.activeElement, onChange.mock.calls]).toEqual([list, [['consultation']]]);
    act(() => list.blur());
    expect([box().tagName, box().textContent, sentBy(document.body)]).toEqual([
      'BUTTON',
      'Free Consultation',
      [['service', 'consultation']],
    ]);
    expect(document.querySelectorAll('#s')).toHaveLength(1);
  });
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

test('opens on a press with a mouse, and again on a click without a press, as screen readers make it', async () => {
  await lateRadixSelect.get();
  render(field());
  fireEvent.pointerDown(box(), { button: 0, pointerType: 'mouse' });
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  act(() => box().click());
  await screen.findByRole('listbox');
});

test('Android’s Back closes the list, each time it is open', async () => {
  const watchers = new Set<EventTarget>();
  class CloseWatcherDouble extends EventTarget {
    constructor() {
      super();
      watchers.add(this);
    }
    destroy(): void {
      watchers.delete(this);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcherDouble);
  await lateRadixSelect.get();
  render(field());
  for (let count = 0; count < 2; count += 1) {
    act(() => box().click());
    await screen.findByRole('listbox');
    act(() => {
      [...watchers].at(-1)?.dispatchEvent(new Event('close'));
    });
    expect(screen.queryByRole('listbox')).toBeNull();
  }
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
