import { classNames } from '@/lib/classNames';

import { linkTo } from './linkTo';

interface TextLinkProps {
  label: string;
  /** An `https:` address opens in a new tab. */
  href: string;
  className?: string;
}

/** An underlined link in a text or under it. */
export function TextLink({ label, href, className }: TextLinkProps) {
  return (
    <a {...linkTo(href)} className={classNames('text-link', className)}>
      {label}
    </a>
  );
}
