import CloseIcon from '@mui/icons-material/CloseRounded';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import styles from './pictureDialog.module.css';
import { ReturnFocus } from './ReturnFocus.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly titleId: string;
  readonly close: () => void;
  /** After it has faded out. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** As large as the window allows: it is about a picture. */
export const PictureDialog = ({ isOpen, titleId, close, onClosed, children }: Props) => (
  <Dialog
    open={isOpen}
    onClose={close}
    maxWidth={false}
    disableRestoreFocus
    aria-labelledby={titleId}
    slotProps={{
      paper: { className: styles['paper'] ?? '' },
      transition: { onExited: onClosed },
    }}
  >
    <ReturnFocus isOpen={isOpen} />
    {children}
  </Dialog>
);

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
