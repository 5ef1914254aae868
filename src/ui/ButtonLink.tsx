import type { ReactNode } from 'react';

import { type ButtonLook, buttonStyle } from './buttonStyle';

interface ButtonLinkProps {
  href: string;
  look?: ButtonLook;
  wide?: boolean;
  tight?: boolean;
  /** Opens a new tab, without handing over the opener. */
  newTab?: boolean;
  children: ReactNode;
}

/** A plain link that looks like a button: works before any script runs. Links inside the site are taken over by the router. */
export function ButtonLink({ href, look = 'primary', wide = false, tight = false, newTab = false, children }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonStyle(look, { wide, tight })} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
