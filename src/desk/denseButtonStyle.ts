import { classNames } from '@/lib/classNames';

const looks = {
  primary: 'bg-oxblood text-porcelain hover:bg-oxblood-dark',
  line: 'border border-field text-ink hover:bg-plaster disabled:border-hair-strong disabled:bg-plaster disabled:text-ink-soft',
  chat: 'bg-chat text-white hover:bg-chat-dark',
} as const;

export type DenseLook = keyof typeof looks;

/** The buttons of the dense staff area, 44 px high, and the links that look like them. */
export function denseButtonStyle(look: DenseLook): string {
  return classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-4 text-dense font-semibold whitespace-nowrap no-underline transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    looks[look],
  );
}
