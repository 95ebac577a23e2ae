import Drawer from '@mui/material/Drawer';
import { useId } from 'react';
import { MuiTheme } from '../components/look/MuiTheme.tsx';
import type { SheetProps } from './Sheet.tsx';
import styles from './sheet.module.css';

export function SheetDrawer({ isOpen, title, close, children }: SheetProps) {
  const titleId = useId();
  return (
    <MuiTheme>
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
    </MuiTheme>
  );
}
