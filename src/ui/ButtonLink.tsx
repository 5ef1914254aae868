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

/** A plain link that looks like a button: works before any script runs. Links inside the site are taken over by the router. */
export function ButtonLink({ href, look = 'primary', wide = false, tight = false, children }: ButtonLinkProps) {
  return (
    <a {...linkTo(href)} className={buttonStyle(look, { wide, tight })}>
      {children}
    </a>
  );
}
