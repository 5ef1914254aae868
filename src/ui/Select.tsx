import { type ComponentType, type SyntheticEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { whenIdle } from '@/lib/idle';

import { lateRadixSelect } from './late';
import { NativeSelect } from './NativeSelect';
import { type SelectImplementationProps, type SelectProps, SelectTrigger } from './SelectTrigger';

/** The list loads when the page is idle, or at the latest after this many ms. */
const IDLE_TIMEOUT_MS = 1_000;
const OPEN_KEYS = new Set([' ', 'Enter', 'ArrowUp', 'ArrowDown']);

/**
 * A single-choice select: a native list for coarse pointers, a Radix list elsewhere. The Radix list loads late. Until then only its trigger
 * is shown, and clicking the trigger opens the list once it has loaded. If loading fails, the native list replaces the trigger.
 * @throws Error with Radix's own message if an option's value is an empty string.
 */
export function Select(props: SelectProps) {
  if (props.options.some((option) => option.value === '')) {
    throw new Error('A <Select.Item /> must have a value prop that is not an empty string.');
  }
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [Implementation, setImplementation] = useState(initialImplementation);
  const [openRequested, setOpenRequested] = useState(false);
  const focusRef = useKeptFocus();

  const load = useCallback(async () => {
    const found = await lateRadixSelect.get().catch(() => NativeSelect);
    setImplementation(() => found);
  }, []);
  useEffect(() => (Implementation ? undefined : whenIdle(() => void load(), IDLE_TIMEOUT_MS)), [Implementation, load]);

  if (isHydrated && Implementation) return <Implementation {...props} ref={focusRef} opensAtOnce={openRequested} />;
  const requestOpen = (event: SyntheticEvent<HTMLElement>): void => {
    event.preventDefault();
    event.currentTarget.focus();
    setOpenRequested(true);
    void load();
  };
  const box = (
    <SelectTrigger
      select={props}
      ref={focusRef}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      // Open on pointerdown, as Radix does, because the trigger may have been replaced by the time of the click.
      onPointerDown={(event) => event.pointerType === 'mouse' && event.button === 0 && !event.ctrlKey && requestOpen(event)}
      onKeyDown={(event) => OPEN_KEYS.has(event.key) && requestOpen(event)}
      onClick={requestOpen}
      // Do not open the list for a visitor who has moved on.
      onBlur={() => setOpenRequested(false)}
    />
  );
  if (props.name === undefined) return box;
  return (
    <>
      {/* Sends the value if the form is submitted before the list has loaded. Without scripts the native list replaces the trigger. */}
      <input type="hidden" name={props.name} value={props.value} />
      <noscript>
        <style>{'[role=combobox]{display:none}'}</style>
        <NativeSelect {...props} ref={focusRef} />
      </noscript>
      {box}
    </>
  );
}

function initialImplementation(): ComponentType<SelectImplementationProps> | undefined {
  const isCoarse = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
  return isCoarse ? NativeSelect : lateRadixSelect.now();
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

/** Keeps the focus on a field when its element is replaced by another. */
function useKeptFocus() {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    if (hadFocus.current) element?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = element !== null && element === document.activeElement;
    };
  }, []);
}
