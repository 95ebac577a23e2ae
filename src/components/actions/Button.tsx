import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'outlined' | 'plain';

interface Props extends ComponentProps<'button'> {
  look?: ButtonLook;
}

/** A native button: nothing to load, the same on the landing page and in the studio. */
export function Button({ look = 'primary', className, type = 'button', ...rest }: Props) {
  return <button type={type} className={clsx(buttonClass(look), className)} {...rest} />;
}

export const buttonClass = (look: ButtonLook): string => clsx(styles['button'], styles[look]);
