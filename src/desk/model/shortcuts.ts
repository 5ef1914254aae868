import { stateNames } from './states';

/**
 * The keyboard shortcuts of the desk, in the order of the list that "?" opens. The number keys set the states in the order of `stateNames`.
 */
export const SHORTCUTS = [
  { keys: ['j'], command: 'next', what: 'Next lead' },
  { keys: ['k'], command: 'previous', what: 'Previous lead' },
  { keys: ['Enter'], command: undefined, what: 'Details of the lead' },
  { keys: ['Escape'], command: 'close', what: 'Close' },
  { keys: ['/'], command: 'search', what: 'Search' },
  { keys: ['n'], command: 'card', what: 'Next to answer' },
  { keys: ['w'], command: 'whatsapp', what: 'WhatsApp' },
  { keys: ['c'], command: 'call', what: 'Call' },
  { keys: ['m'], command: 'mail', what: 'Mail' },
  { keys: ['i'], command: 'claim', what: 'I have it' },
  { keys: stateNames.map((_, index) => String(index + 1)), command: 'state', what: stateNames.join(', ') },
  { keys: ['a'], command: 'add', what: 'Add a lead' },
  { keys: ['o'], command: 'overview', what: 'Overview' },
  { keys: ['u'], command: 'undo', what: 'Undo' },
  { keys: ['?'], command: 'list', what: 'Show this list' },
  { keys: ['Delete'], command: 'delete', what: 'Delete (asks first)' },
] as const;

export type Command = NonNullable<(typeof SHORTCUTS)[number]['command']>;

interface PressedKey {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The command for a key press, if any. On a keyboard with an Arabic layout, the key's position decides. */
export function shortcutOf(pressed: PressedKey): { command: Command; key: string } | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  const key = latinKey(pressed);
  const found = SHORTCUTS.find(({ keys }) => keys.some((known) => known === key));
  return found?.command && { command: found.command, key };
}

function latinKey({ key, code, shiftKey }: PressedKey): string {
  if (/^[!-~]$/.test(key) || key.length > 1) return key.length === 1 ? key.toLowerCase() : key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key).toLowerCase();
}
