import { classNames } from '@/lib/classNames';

interface TextLinkProps {
  label: string;
  /** `https:` opens a new tab. */
  href: string;
  className?: string;
}

/** An underlined link in a text or under it. */
export function TextLink({ label, href, className }: TextLinkProps) {
  return (
    <a
      href={href}
      {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classNames('text-link', className)}
    >
      {label}
    </a>
  );
}
