import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import styles from './sheet.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A question from below, within reach of the thumb. */
export function Sheet({ isOpen, title, close, children }: Props) {
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          className: styles['paper'] ?? '',
        },
      }}
    >
      <div className={styles['sheet']}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </Drawer>
  );
}
