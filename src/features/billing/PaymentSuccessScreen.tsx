import { ROUTES } from '@lumashot/domain/routes';
import DoneIcon from '~icons/ic/round-check-circle';
import { REDIRECT_MS, SUCCESS_TEXTS } from '#app/texts/billing.ts';
import { CREDITS_PATH } from '#app/texts/dashboard.ts';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { Logo } from '#app/components/look/Logo.tsx';
import { usePageTitle } from '#app/components/look/usePageTitle.ts';
import styles from './payment.module.css';
import { useConfirmation, type Confirmation } from './useConfirmation.ts';

/** Writes nothing itself: it shows what the server has confirmed. */
export function PaymentSuccessScreen() {
  const [search] = useSearchParams();
  const isPack = search.get('kind') === 'pack';
  const confirmation = useConfirmation(search.get('session_id'), isPack);
  return (
    <section className={styles['state']} aria-live="polite">
      {shownAt(confirmation, isPack)}
    </section>
  );
}

function shownAt(confirmation: Confirmation, isPack: boolean) {
  switch (confirmation) {
    case 'confirming':
    case 'slow':
      return <Confirming isSlow={confirmation === 'slow'} isPack={isPack} />;
    case 'done':
      return <Done isPack={isPack} />;
    case 'failed':
      return <Nothing words={SUCCESS_TEXTS.failed} to={isPack ? CREDITS_PATH : ROUTES.payment} />;
    case 'over':
      return <Nothing words={SUCCESS_TEXTS.over} to={ROUTES.payment} />;
    case 'foreign':
      return <Nothing words={SUCCESS_TEXTS.foreign} to={ROUTES.home} />;
    case 'none':
      return <Nothing words={SUCCESS_TEXTS.none} to={ROUTES.payment} />;
  }
}

function Confirming({ isSlow, isPack }: { isSlow: boolean; isPack: boolean }) {
  const { heading, text, slow } = SUCCESS_TEXTS.confirming;
  usePageTitle(heading);
  return (
    <>
      <Logo size={56} />
      <h1>{heading}</h1>
      <p>{isSlow ? (isPack ? SUCCESS_TEXTS.pack.slow : slow) : text}</p>
    </>
  );
}

function Done({ isPack }: { isPack: boolean }) {
  const { action, redirect } = SUCCESS_TEXTS.done;
  const { heading, text } = isPack ? SUCCESS_TEXTS.pack : SUCCESS_TEXTS.done;
  usePageTitle(heading);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(ROUTES.home, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <DoneIcon className={styles['done']} />
      <h1>{heading}</h1>
      <p>{text}</p>
      <ButtonLink to={ROUTES.home} replace>
        {action}
      </ButtonLink>
      <p>{redirect}</p>
    </>
  );
}

function Nothing({
  words: { heading, text, action },
  to,
}: {
  readonly words: (typeof SUCCESS_TEXTS)['none' | 'foreign' | 'failed' | 'over'];
  readonly to: string;
}) {
  usePageTitle(heading);
  return (
    <>
      <h1>{heading}</h1>
      <p>{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </>
  );
}
