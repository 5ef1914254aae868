import type { ButtonHTMLAttributes } from 'react';

import { type DenseLook, denseButtonStyle } from './denseButtonStyle';

interface DenseButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  look: DenseLook;
}

/** The button of the dense staff area. */
export function DenseButton({ look, type = 'button', ...rest }: DenseButtonProps) {
  return <button {...rest} type={type} className={denseButtonStyle(look)} />;
}
