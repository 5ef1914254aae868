import type { ButtonHTMLAttributes } from 'react';

import { Icon, type IconName } from './Icon';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'aria-label'> {
  icon: IconName;
  /** Accessible name of the button. */
  label: string;
}

/** A 48 x 48 button that shows only an icon. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className="grid size-12 shrink-0 place-items-center rounded-sm transition-opacity disabled:cursor-not-allowed disabled:opacity-75"
    >
      <Icon name={icon} />
    </button>
  );
}
