import { ButtonLink } from './ButtonLink';
import type { ButtonLook } from './buttonStyle';
import { Icon, type IconName } from './Icon';

interface ActionProps {
  label: string;
  /** An `https:` address opens in a new tab. */
  href: string;
  /** `chat` adds the chat icon. */
  look?: ButtonLook;
  icon?: IconName;
  wide?: boolean;
  tight?: boolean;
  /** Wraps the link in a paragraph that is full width on phones. */
  block?: boolean;
}

/** A call to action: a link that looks like a button. */
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
      <span>{label}</span>
    </ButtonLink>
  );
  return block ? <p className="grid md:block">{link}</p> : link;
}
