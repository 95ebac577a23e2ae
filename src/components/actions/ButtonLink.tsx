import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './Button.tsx';

/** A link that looks like a button, because it leads on. */
export function ButtonLink({
  look = 'primary',
  className,
  ...rest
}: LinkProps & { look?: ButtonLook; className?: string | undefined }) {
  return <Link className={clsx(buttonClass(look), className)} {...rest} />;
}
