import type { ButtonHTMLAttributes } from 'react';

import { classNames } from '@/lib/classNames';

interface TextButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'type'> {
  /** Classes that place the button. */
  className?: string;
}

/** A button that looks like a link, 44 px high. */
export function TextButton({ className, ...rest }: TextButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(
        'min-h-11 justify-self-center rounded-sm px-2 text-small font-semibold text-rosewood underline decoration-1 underline-offset-3',
        className,
      )}
    />
  );
}
