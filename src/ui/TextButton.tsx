import type { ButtonHTMLAttributes } from 'react';

import { classNames } from '@/lib/classNames';

interface TextButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'type'> {
  /** Classes that place the button. */
  className?: string;
}

/** A button that looks like a link, 44 px high. */
export function TextButton({ className, ...rest }: TextButtonProps) {
  return <button {...rest} type="button" className={classNames('text-link min-h-11 justify-self-center px-2', className)} />;
}
