import type { AdminLookKind, AdminSeen } from '@lumashot/domain/admin/looks';
import type { ReactNode } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { refusalText } from '#app/lib/refusalText.ts';
import { ADMIN_TEXTS as TEXTS } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import type { Looked } from './useLook.ts';

interface Props<Kind extends AdminLookKind> {
  readonly looked: Looked<Kind>;
  readonly children: (seen: AdminSeen<Kind>) => ReactNode;
}

/** What was seen, with the button that looks again; or why nothing is. */
export function Look<Kind extends AdminLookKind>({ looked, children }: Props<Kind>) {
  const { seen, refusal, isLooking, again } = looked;
  return (
    <div className={styles['look']} aria-busy={isLooking}>
      {refusal === null ? null : <p role="alert">{refusalText(refusal).description}</p>}
      {seen === null ? isLooking ? <span className={styles['skeleton']} /> : null : children(seen)}
      <div className={styles['again']}>
        <Button look="outlined" disabled={isLooking} onClick={again}>
          {TEXTS.reload}
        </Button>
      </div>
    </div>
  );
}
