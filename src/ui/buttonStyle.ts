import { classNames } from '@/lib/classNames';

export type ButtonLook = 'primary' | 'light' | 'gilt' | 'line' | 'chat' | 'champagne' | 'destructive';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-oxblood text-porcelain hover:bg-oxblood-dark',
  light: 'bg-porcelain text-oxblood hover:bg-petal',
  gilt: 'bg-champagne text-ink hover:bg-porcelain',
  line: 'border border-field text-ink hover:bg-field/10',
  chat: 'bg-chat text-white hover:bg-chat-dark',
  champagne: 'border border-champagne text-champagne hover:bg-champagne/10',
  destructive: 'bg-error text-white hover:bg-error-dark',
};

interface ButtonShape {
  /** Fills its container. */
  wide?: boolean | undefined;
  /** Reduces the padding at the sides below 1024 px. */
  tight?: boolean | undefined;
  /** 44 px high, for the staff pages (the utility `dense` of staff.css). */
  dense?: boolean | undefined;
}

export function buttonStyle(look: ButtonLook, { wide, tight, dense }: ButtonShape = {}): string {
  return classNames(
    dense
      ? 'dense'
      : 'inline-flex min-h-12 items-center justify-center gap-2 rounded-sm px-6 text-small/none font-semibold whitespace-nowrap no-underline transition-colors md:min-h-13 disabled:cursor-not-allowed disabled:opacity-70',
    looks[look],
    wide && 'w-full',
    tight && 'max-lg:px-4',
  );
}
