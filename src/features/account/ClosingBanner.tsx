import type { Refusal } from '@lumashot/domain/errors';
import { useState, type Ref } from 'react';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { TwiceButton } from '#app/components/actions/TwiceButton.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { formatDay } from '#app/lib/formatDate.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { useFreshSignIn } from '#app/session/proof/useFreshSignIn.tsx';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import { CREDITS_PATH } from '#app/texts/dashboard.ts';
import styles from './account.module.css';

const TEXTS = MY_DATA_TEXTS.closing;

interface Props {
  readonly closingAt: Date;
  /** Whether it is asked for here: the profile, which says that it stays, may come before the answer. */
  readonly onKeep?: (isAsked: boolean) => void;
  readonly onDeleted: () => void;
  readonly ref?: Ref<HTMLElement>;
}

/** Seven days to change one's mind, or not to wait for them. */
export function ClosingBanner({ closingAt, onKeep = () => {}, onDeleted, ref }: Props) {
  const [busyWith, setBusyWith] = useState<'keepAccount' | 'deleteAccountNow' | null>(null);
  const { withFreshSignIn, proof } = useFreshSignIn();
  const isOnline = useIsOnline();

  async function keep(): Promise<Refusal | null> {
    onKeep(true);
    const kept = await callFunction('keepAccount', {});
    if (!kept.ok) {
      onKeep(false);
      return kept.refusal;
    }
    if (kept.value.isWhole) showToast('success', TEXTS.kept);
    else {
      const { link, ...words } = TEXTS.keptPartly;
      showToast('info', { ...words, link: { label: link, to: CREDITS_PATH } });
    }
    return null;
  }

  async function remove(): Promise<Refusal | null> {
    const removed = await withFreshSignIn(() => callFunction('deleteAccountNow', {}));
    if (removed?.ok === false) return removed.refusal;
    if (removed !== null) onDeleted();
    return null;
  }

  async function ask(name: 'keepAccount' | 'deleteAccountNow'): Promise<void> {
    setBusyWith(name);
    const refusal = name === 'keepAccount' ? await keep() : await remove();
    setBusyWith(null);
    if (refusal !== null) showToast('error', refusalText(refusal));
  }

  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles['banner']}
      aria-label={TEXTS.until(formatDay(closingAt))}
    >
      <h2>{TEXTS.until(formatDay(closingAt))}</h2>
      <p className={styles['muted']}>{TEXTS.untilText}</p>
      <div className={styles['actions']}>
        <SendButton
          isOnline={isOnline}
          disabled={busyWith !== null}
          aria-busy={busyWith === 'keepAccount'}
          onClick={() => void ask('keepAccount')}
        >
          {busyWith === 'keepAccount' ? TEXTS.keeping : TEXTS.keep}
        </SendButton>
        <TwiceButton
          look="outlined"
          isOnline={isOnline}
          disabled={busyWith !== null}
          aria-busy={busyWith === 'deleteAccountNow'}
          sure={TEXTS.sure}
          note={TEXTS.nowNote}
          onSure={() => void ask('deleteAccountNow')}
        >
          {TEXTS.now}
        </TwiceButton>
      </div>
      {proof}
    </section>
  );
}
