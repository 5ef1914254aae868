import { type SyntheticEvent, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import { whenIdle } from '@/lib/idle';

import { lateRadixSelect } from './late';
import { NativeSelect } from './NativeSelect';
import { type SelectProps, SelectTrigger } from './SelectTrigger';

/** The list loads when the page is idle, or at the latest after this many ms. */
const IDLE_TIMEOUT_MS = 1_000;
const OPEN_KEYS = new Set([' ', 'Enter', 'ArrowUp', 'ArrowDown']);

/**
 * A single-choice select: a native list in the prerendered page and for coarse pointers, a Radix list elsewhere. A prerendered list stays
 * native while it has the focus. The Radix list loads late. Until then only its trigger is shown, and clicking the trigger opens the list
 * once it has loaded. If loading fails, the native list replaces the trigger.
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
  const [kind, setKind] = useState<'prerendered' | 'native' | 'styled'>(() => (isHydrated ? preferredKind() : 'prerendered'));
  const [RadixSelect, setRadixSelect] = useState(lateRadixSelect.now);
  const [openRequested, setOpenRequested] = useState(false);
  const { fieldRef, ref } = useKeptFocus();

  const load = useCallback(async () => {
    const found = await lateRadixSelect.get().catch(() => undefined);
    if (found) setRadixSelect(() => found);
    else setKind('native');
  }, []);
  const leavePrerendered = useCallback(() => {
    if (document.activeElement !== fieldRef.current) setKind((current) => (current === 'prerendered' ? preferredKind() : current));
  }, [fieldRef]);
  useEffect(() => {
    if (kind === 'prerendered') return whenIdle(leavePrerendered, IDLE_TIMEOUT_MS);
    return kind === 'native' || RadixSelect ? undefined : whenIdle(() => void load(), IDLE_TIMEOUT_MS);
  }, [kind, RadixSelect, load, leavePrerendered]);

  // The choice of the visitor, or of the browser after Back. Taken once the form listens, and before React writes into the element.
  const takeChoice = useEffectEvent(() => {
    const [chosen] = fieldRef.current instanceof HTMLSelectElement ? fieldRef.current.selectedOptions : [];
    if (chosen && !chosen.defaultSelected) props.onChange(chosen.value);
  });
  useEffect(() => {
    if (!isHydrated) takeChoice();
  }, [isHydrated]);

  const requestOpen = (event: SyntheticEvent<HTMLElement>): void => {
    event.preventDefault();
    event.currentTarget.focus();
    setOpenRequested(true);
    void load();
  };
  const isStyled = kind === 'styled';
  return (
    <>
      {isStyled && RadixSelect && <RadixSelect {...props} ref={ref} opensAtOnce={openRequested} />}
      {isStyled && !RadixSelect && (
        <SelectTrigger
          select={props}
          ref={ref}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          // Open on pointerdown, as Radix does, because the trigger may have been replaced by the time of the click.
          onPointerDown={(event) => event.pointerType === 'mouse' && event.button === 0 && !event.ctrlKey && requestOpen(event)}
          onKeyDown={(event) => OPEN_KEYS.has(event.key) && requestOpen(event)}
          onClick={requestOpen}
          // Do not open the list for a visitor who has moved on.
          onBlur={() => setOpenRequested(false)}
        />
      )}
      {(!isStyled || props.name !== undefined) && (
        <NativeSelect {...props} isHidden={isStyled} ref={isStyled ? undefined : ref} onLeave={leavePrerendered} />
      )}
    </>
  );
}

const subscribeToNothing = () => () => undefined;
const preferredKind = () => (globalThis.matchMedia?.('(pointer: coarse)').matches ? 'native' : 'styled');

/** Keeps the focus on a field when its element is replaced by another. */
function useKeptFocus() {
  const fieldRef = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const ref = useCallback((element: HTMLElement | null) => {
    fieldRef.current = element;
    if (hadFocus.current) element?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = element !== null && element === document.activeElement;
    };
  }, []);
  return { fieldRef, ref };
}
