import type { ButtonHTMLAttributes, ReactNode } from 'react';

import { type ButtonVariant, buttonStyle } from './buttonStyle';
import { Spinner } from './Spinner';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  variant?: ButtonVariant;
  wide?: boolean | undefined;
  tight?: boolean | undefined;
  /** 44 px high, for the staff pages. */
  dense?: boolean | undefined;
  /** While set, the button is disabled, keeps its width and shows a spinner with this text. */
  busy?: string | undefined;
  children: ReactNode;
}

export function Button({ variant = 'primary', wide, tight, dense, busy, type = 'button', disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy !== undefined}
      aria-busy={dense ? undefined : busy !== undefined}
      className={buttonStyle(variant, { wide, tight, dense })}
    >
      {dense ? (
        children
      ) : (
        <span className="grid place-items-center *:[grid-area:1/1]">
          <span className={busy === undefined ? 'inline-flex items-center gap-2' : 'invisible'}>{children}</span>
          {busy !== undefined && (
            <span className="inline-flex items-center gap-2">
              <Spinner />
              <span>{busy}</span>
            </span>
          )}
        </span>
      )}
    </button>
  );
}
