import { clsx } from 'clsx';
import { STORYBOARD_SOON, STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { EmptyState } from '#app/components/states/EmptyState.tsx';
import panel from '#app/components/look/panel.module.css';
import type { Frame } from '../generation/frames.ts';
import { BoardResult } from './BoardResult.tsx';
import { ComingSoonDialog } from './ComingSoonDialog.tsx';
import styles from './storyboard.module.css';

interface Props {
  /** The board that is shown, also while it is drawn; null: there is none. */
  readonly board: Frame | null;
  /** The next step while there is no board. */
  readonly toCreate: ReactNode;
  readonly onAgain: () => void;
}

export function ConvertTab({ board, toCreate, onAgain }: Props) {
  if (board === null) return <EmptyState {...STORYBOARD_TEXTS.noBoard} action={toCreate} />;
  const isDrawn = board.result !== null;
  return (
    <div className={styles['convert']}>
      <BoardResult state={isDrawn ? 'done' : 'running'} board={board}>
        <Button look="outlined" onClick={onAgain}>
          {STORYBOARD_TEXTS.again}
        </Button>
      </BoardResult>
      {isDrawn ? <Soon /> : null}
    </div>
  );
}

function Soon() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <section className={clsx(panel['panel'], styles['soon'])}>
        <h2>{STORYBOARD_SOON.title}</h2>
        <p>{STORYBOARD_SOON.text}</p>
        <Button look="outlined" onClick={() => setOpen(true)}>
          {STORYBOARD_SOON.open}
        </Button>
      </section>
      <ComingSoonDialog isOpen={isOpen} close={() => setOpen(false)} />
    </>
  );
}
