import { useEffect, useEffectEvent } from 'react';

import { isOverlayOpen } from '@/lib/overlays';

import { type Command, shortcutOf } from './model/shortcuts';
import { useDevice } from './store/device';

/** A field, an open list or a question has the keys to itself. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=dialog], [role=alertdialog]';

/** Calls back with what a single key asks for. Switched off, only Escape is left. */
export function useDeskKeys(onCommand: (command: Command, key: string) => void): void {
  const [{ keys }] = useDevice();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || isOverlayOpen() || (target instanceof Element && target.closest(OWN_KEYS))) return;
    const found = shortcutOf(event);
    if (!found || (!keys && found.command !== 'close')) return;
    event.preventDefault();
    onCommand(found.command, found.key);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
