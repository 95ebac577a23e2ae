import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import { useId } from 'react';
import { MuiTheme } from '#app/components/look/MuiTheme.tsx';
import { useIsPhone } from './useIsPhone.ts';
import { TrayContent } from './TrayContent.tsx';
import styles from './tray.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** The button that it belongs to. */
  readonly anchor: HTMLElement | null;
}

/** Under its button; on phones a sheet from below. */
export function Tray({ isOpen, close, anchor }: Props) {
  const titleId = useId();
  const isPhone = useIsPhone();
  const paper = {
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': titleId,
    className: styles[isPhone ? 'sheet' : 'popover'] ?? '',
  } as const;
  const content = <TrayContent titleId={titleId} close={close} />;
  return (
    <MuiTheme>
      {isPhone ? (
        <Drawer anchor="bottom" open={isOpen} onClose={close} slotProps={{ paper }}>
          {content}
        </Drawer>
      ) : (
        <Popover
          open={isOpen}
          onClose={close}
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper }}
        >
          {content}
        </Popover>
      )}
    </MuiTheme>
  );
}
