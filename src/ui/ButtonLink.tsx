import type { ReactNode } from 'react';

import { type ButtonLook, buttonStyle } from './buttonStyle';
import { linkTo } from './linkTo';

interface ButtonLinkProps {
  href: string;
  look?: ButtonLook;
  wide?: boolean;
  tight?: boolean;
  children: ReactNode;
}

/** A link that looks like a button and works before any script runs. The router handles links inside the site. */
export function ButtonLink({ href, look = 'primary', wide = false, tight = false, children }: ButtonLinkProps) {
  return (
    <a {...linkTo(href)} className={buttonStyle(look, { wide, tight })}>
      {children}
    </a>
  );
}
