import type { ReactNode } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { refusalText } from '#app/lib/refusalText.ts';
import { ADMIN_TEXTS as TEXTS } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import type { Looked } from './useLook.ts';

interface Props<Seen> {
  readonly looked: Looked<Seen>;
  readonly children: (seen: Seen) => ReactNode;
}

/** What was seen, with the buttons that look again and further back; or why nothing is. */
export function Look<Seen>({ looked, children }: Props<Seen>) {
  const { seen, refusal, isLooking, again, older } = looked;
  return (
    <div className={styles['look']} aria-busy={isLooking}>
      {refusal === null ? null : <p role="alert">{refusalText(refusal).description}</p>}
      {seen === null ? isLooking ? <span className={styles['skeleton']} /> : null : children(seen)}
      <div className={styles['again']}>
        {older === undefined ? null : (
          <Button look="outlined" onClick={older}>
            {TEXTS.older}
          </Button>
        )}
        <Button look="outlined" disabled={isLooking} onClick={again}>
          {TEXTS.reload}
        </Button>
      </div>
    </div>
  );
}
