/** What a single key does at the desk, in the order of the list that "?" opens. */
export const KEYS = [
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
  { keys: ['1', '2', '3', '4'], command: 'state', what: 'New, Contacted, Booked, Lost' },
  { keys: ['o'], command: 'overview', what: 'Overview' },
  { keys: ['u'], command: 'undo', what: 'Undo' },
  { keys: ['?'], command: 'list', what: 'This list' },
  { keys: ['Delete'], command: 'delete', what: 'Delete, after a question' },
] as const;

export type Command = NonNullable<(typeof KEYS)[number]['command']>;

interface PressedKey {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The command of a key, and the key's Latin name; undefined when it has none. An Arabic keyboard's letters count by their place. */
export function commandOf(pressed: PressedKey): { command: Command; key: string } | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  const key = latinKey(pressed);
  const found = KEYS.find(({ keys }) => (keys as readonly string[]).includes(key));
  return found?.command && { command: found.command, key };
}

function latinKey({ key, code, shiftKey }: PressedKey): string {
  if (/^[!-~]$/.test(key) || key.length > 1) return key.length === 1 ? key.toLowerCase() : key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key).toLowerCase();
}
