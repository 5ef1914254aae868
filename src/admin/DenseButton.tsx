import type { ButtonHTMLAttributes } from 'react';

import { classNames } from '@/lib/classNames';

const looks = {
  primary: 'bg-oxblood text-porcelain hover:bg-oxblood-dark',
  line: 'border border-field text-ink hover:bg-plaster disabled:border-hair-strong disabled:bg-plaster disabled:text-ink-soft',
} as const;

interface DenseButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  look: keyof typeof looks;
}

/** The button of the dense staff area: 44 px high. */
export function DenseButton({ look, type = 'button', ...rest }: DenseButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-4 text-dense font-semibold whitespace-nowrap transition-colors disabled:cursor-not-allowed',
        looks[look],
      )}
    />
  );
}
