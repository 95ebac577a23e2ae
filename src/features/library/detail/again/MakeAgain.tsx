import type { OperationName } from '@lumashot/domain/operations/operations';
import type { EngineId } from '@lumashot/domain/imaging/engineId';
import { useId, useState } from 'react';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { Button } from '#app/components/actions/Button.tsx';
import { OfflineReason } from '#app/components/states/OfflineReason.tsx';
import { drawnHere } from '#app/session/drawnHere.ts';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { MAKE_AGAIN_TEXTS } from '#app/texts/makeAgain.ts';
import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import { againOffer } from './againOffer.ts';
import { askAgain, type AgainWish } from './askAgain.ts';
import styles from './again.module.css';

const engineOf = (operation: OperationName): EngineId =>
  drawnHere(operation) === false ? 'hosted' : 'embedded';

/** More of a picture: by its own request, by variation, or by its form. What is paid says its price. */
export function MakeAgain({ row: { id, item } }: { row: IndexRow }) {
  const { uid } = useLibrary();
  const isOnline = useIsOnline();
  const [isSending, setSending] = useState(false);
  const reasonId = useId();
  const offer = againOffer(item, engineOf);
  if (offer === null) return null;
  const { type, remakeCost, canVary, remix, notes } = offer;
  function ask(what: AgainWish['what']): void {
    setSending(true);
    void askAgain({ uid, what, itemType: type, itemId: id }).finally(() => setSending(false));
  }
  const sending = {
    look: 'outlined' as const,
    disabled: isSending || !isOnline,
    ...(isOnline ? {} : { 'aria-describedby': reasonId }),
  };
  return (
    <section className={styles['again']} aria-label={MAKE_AGAIN_TEXTS.region}>
      {remakeCost === null ? null : (
        <Button {...sending} onClick={() => ask('remake')}>
          {MAKE_AGAIN_TEXTS.remake(remakeCost)}
        </Button>
      )}
      {canVary ? (
        <Button {...sending} onClick={() => ask('vary')}>
          {MAKE_AGAIN_TEXTS.vary}
        </Button>
      ) : null}
      {remix === null ? null : (
        <ButtonLink look="outlined" to={remix.to} state={remix.state}>
          {MAKE_AGAIN_TEXTS.remix}
        </ButtonLink>
      )}
      {remakeCost === null && !canVary ? null : (
        <OfflineReason id={reasonId} text={isOnline ? null : OFFLINE_TEXTS.paid} />
      )}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
    </section>
  );
}
