import type { ReactNode } from 'react';

import { type ButtonVariant, buttonStyle } from './buttonStyle';
import { Icon, type IconName } from './Icon';
import { linkTo } from './linkTo';

interface LinkProps {
  /** An `https:` address opens in a new tab. */
  href: string;
  /** `chat` adds the chat icon. */
  variant?: ButtonVariant;
  icon?: IconName;
  wide?: boolean;
  tight?: boolean;
  /** Wraps the link in a paragraph that is full width on phones. */
  block?: boolean;
}

/** `children` replace the icon and the label. */
type ActionProps = LinkProps & ({ label: string; children?: undefined } | { label?: undefined; children: ReactNode });

/** A call to action: a link that looks like a button and works before any script runs. The router handles links inside the site. */
export function Action({
  label,
  href,
  variant = 'primary',
  icon = variant === 'chat' ? 'chat' : undefined,
  block = false,
  children,
  ...shape
}: ActionProps) {
  const link = (
    <a {...linkTo(href)} className={buttonStyle(variant, shape)}>
      {children ?? (
        <>
          {icon && <Icon name={icon} size={22} />}
          <span>{label}</span>
        </>
      )}
    </a>
  );
  return block ? <p className="grid md:block">{link}</p> : link;
}
