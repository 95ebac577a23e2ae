import CloseIcon from '~icons/ic/round-close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { MuiTheme } from '../look/MuiTheme.tsx';
import styles from './pictureDialog.module.css';
import { useStillOnClose } from './useStillOnClose.ts';

interface Props {
  readonly isOpen: boolean;
  readonly titleId: string;
  readonly close: () => void;
  /** After it has faded out. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** As large as the window allows: it is about a picture. */
export function PictureDialog({ isOpen, titleId, close, onClosed, children }: Props) {
  useStillOnClose(isOpen);
  return (
    <MuiTheme>
      <Dialog
        open={isOpen}
        onClose={close}
        maxWidth={false}
        aria-labelledby={titleId}
        slotProps={{
          paper: { className: styles['paper'] ?? '' },
          transition: { onExited: onClosed },
        }}
      >
        {children}
      </Dialog>
    </MuiTheme>
  );
}

export const PictureDialogHead = ({
  titleId,
  title,
  closeLabel,
  close,
}: {
  titleId: string;
  title: string;
  closeLabel: string;
  close: () => void;
}) => (
  <div className={styles['head']}>
    <h2 id={titleId}>{title}</h2>
    <IconButton onClick={close} aria-label={closeLabel} edge="end">
      <CloseIcon />
    </IconButton>
  </div>
);
