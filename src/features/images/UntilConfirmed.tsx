import type { OperationName } from '@lumashot/domain/operations/operations';
import { UNTIL_CONFIRMED_TEXT } from '#app/texts/images.ts';
import { useDrawnHere } from '#app/session/drawnHere.ts';
import styles from './generation/desk.module.css';

/** Where a model would draw for who has a confirmed address. */
export const UntilConfirmed = ({ operation }: { readonly operation: OperationName }) =>
  useDrawnHere(operation) === 'until-confirmed' ? (
    <p className={styles['note']}>{UNTIL_CONFIRMED_TEXT}</p>
  ) : null;
