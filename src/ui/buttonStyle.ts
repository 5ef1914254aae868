import { classNames } from '@/lib/classNames';

export type ButtonVariant = 'primary' | 'split' | 'primaryOnDark' | 'line' | 'chat' | 'lineOnDark' | 'destructive';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-oxblood text-porcelain',
  /** `primaryOnDark` below 1024 px, `primary` above: in the header over a hero whose right half is light there. */
  split: 'bg-champagne text-ink lg:bg-oxblood lg:text-porcelain lg:outline-focus',
  /** `primary` on dark backgrounds. */
  primaryOnDark: 'bg-champagne text-ink',
  line: 'border border-field text-ink',
  chat: 'bg-chat text-white',
  /** `line` on dark backgrounds. */
  lineOnDark: 'border border-champagne text-champagne hover:text-porcelain',
  destructive: 'bg-error text-white',
};

interface ButtonShape {
  /** Fills its container. */
  wide?: boolean | undefined;
  /** Reduces the padding at the sides below 1024 px. */
  tight?: boolean | undefined;
  /** 44 px high, for the staff pages (the utility `dense` of staff.css). */
  dense?: boolean | undefined;
}

export function buttonStyle(variant: ButtonVariant, { wide, tight, dense }: ButtonShape = {}): string {
  // Where Dark Reader darkens the page, only this border keeps a wide button with a short text apart from it.
  const edge = wide && (variant === 'primary' ? 'border border-oxblood' : variant === 'line' && 'border-mute!');
  return classNames(dense ? 'dense' : 'button', 'darkens', variants[variant], wide && 'w-full', edge, tight && 'max-lg:px-[16px]');
}
