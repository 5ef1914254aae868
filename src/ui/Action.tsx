import { ButtonLink } from './ButtonLink';
import type { ButtonLook } from './buttonStyle';
import { Icon, type IconName } from './Icon';

interface ActionProps {
  label: string;
  /** `https:` opens a new tab. */
  href: string;
  /** `chat` brings its icon. */
  look?: ButtonLook;
  icon?: IconName;
  wide?: boolean;
  tight?: boolean;
  /** A paragraph of its own, as wide as the page on phones. */
  block?: boolean;
}

/** A link that looks like a button: what a visitor is asked to do. */
export function Action({
  label,
  href,
  look = 'primary',
  icon = look === 'chat' ? 'chat' : undefined,
  block = false,
  ...shape
}: ActionProps) {
  const link = (
    <ButtonLink href={href} look={look} {...shape}>
      {icon && <Icon name={icon} size={22} />}
      {label}
    </ButtonLink>
  );
  return block ? <p className="grid md:block">{link}</p> : link;
}
