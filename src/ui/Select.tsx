import {
  type ComponentType,
  type RefCallback,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { whenIdle } from '@/lib/idle';

import { lateRadixSelect } from './lateRadixSelect';
import { NativeSelect } from './NativeSelect';
import { SelectTrigger } from './SelectTrigger';

interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps {
  /** The id of the field, for its label. */
  id: string;
  /** What the form calls the value. */
  name?: string;
  options: readonly SelectOption[];
  /** '' shows the placeholder; so does a value that no option has. */
  value: string;
  /** Without one a value is always chosen. */
  placeholder?: string;
  onChange(value: string): void;
  density?: 'form' | 'dense';
  disabled?: boolean;
  /** Marks a filter that is in use. */
  active?: boolean;
}

/** For the two ways to draw a Select. */
export interface SelectDrawing extends SelectProps {
  ref: RefCallback<HTMLElement>;
  /** Whether the list was asked for before it could open. */
  opensAtOnce: boolean;
}

/** A busy page waits no longer for the list, in ms. */
const LATEST_MS = 1_000;
const OPEN_KEYS = new Set([' ', 'Enter', 'ArrowUp', 'ArrowDown']);

/**
 * A choice of one option: the platform's own list where the pointer is coarse, Radix's elsewhere. Radix comes late: until then its box
 * stands there, a press on it opens the list as soon as it has come, and where it does not come the platform's own takes its place.
 * @throws Error in the words that Radix had for it when an option's value is an empty string.
 */
export function Select(props: SelectProps) {
  if (props.options.some((option) => option.value === '')) {
    throw new Error('A <Select.Item /> must have a value prop that is not an empty string.');
  }
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [Drawing, setDrawing] = useState(firstDrawing);
  const [asked, setAsked] = useState(false);
  const keepFocus = useKeptFocus();

  const bring = useCallback(async () => {
    const found = await lateRadixSelect.get().catch(() => NativeSelect);
    setDrawing(() => found);
  }, []);
  useEffect(() => (Drawing ? undefined : whenIdle(() => void bring(), LATEST_MS)), [Drawing, bring]);

  if (isAlive && Drawing) return <Drawing {...props} ref={keepFocus} opensAtOnce={asked} />;
  const ask = (event: SyntheticEvent<HTMLElement>): void => {
    event.preventDefault();
    event.currentTarget.focus();
    setAsked(true);
    void bring();
  };
  const box = (
    <SelectTrigger
      select={props}
      ref={keepFocus}
      onPointerEnter={() => void bring()}
      onFocus={() => void bring()}
      // At once, as Radix does: the box may be another one by the click.
      onPointerDown={(event) => event.pointerType === 'mouse' && event.button === 0 && !event.ctrlKey && ask(event)}
      onKeyDown={(event) => OPEN_KEYS.has(event.key) && ask(event)}
      onClick={ask}
      // Whoever goes on elsewhere is left in peace.
      onBlur={() => setAsked(false)}
    />
  );
  if (props.name === undefined) return box;
  return (
    <>
      {/* What a form says that is sent before the list has come; without scripts the platform's own stands in place of the box. */}
      <input type="hidden" name={props.name} value={props.value} />
      <noscript>
        <style>{'[role=combobox]{display:none}'}</style>
        <NativeSelect {...props} ref={keepFocus} />
      </noscript>
      {box}
    </>
  );
}

function firstDrawing(): ComponentType<SelectDrawing> | undefined {
  const isCoarse = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  return isCoarse ? NativeSelect : lateRadixSelect.now();
}

function never(): () => void {
  return () => undefined;
}

/** For a field whose element another one may replace: the keyboard stays on it. */
function useKeptFocus() {
  const had = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (had.current) element?.focus({ preventScroll: true });
    return () => {
      had.current = element !== null && element === document.activeElement;
    };
  }, []);
}
