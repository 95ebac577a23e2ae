import type { ReactNode } from 'react';
import styles from './svgIcon.module.css';

interface IconProps {
  readonly className?: string | undefined;
  /** 24 px, small 20 px. */
  readonly fontSize?: 'medium' | 'small';
}

/**
 * What every `~icons/...` import is (scripts/lib/page/icons.ts): without theme and emotion, because the studio's
 * first frame has a dozen of them. Icons are decoration: the words beside them, or their button's, say what
 * they mean.
 */
export function createSvgIcon(drawing: ReactNode, name: string) {
  function Icon({ className, fontSize = 'medium' }: IconProps) {
    return (
      <svg
        className={className === undefined ? styles['icon'] : `${styles['icon']} ${className}`}
        data-size={fontSize}
        viewBox="0 0 24 24"
        focusable="false"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  }
  Icon.displayName = `${name}Icon`;
  return Icon;
}
