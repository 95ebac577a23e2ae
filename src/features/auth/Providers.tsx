import AppleIcon from '~icons/ic/baseline-apple';
import FacebookIcon from '~icons/ic/baseline-facebook';
import { PROVIDER_TEXTS } from '#app/texts/auth.ts';
import type { Challenge } from '#app/firebase/auth/auth.ts';
import { Button } from '#app/components/actions/Button.tsx';
import styles from './authScreen.module.css';
import { GoogleMark } from './GoogleMark.tsx';
import { useGoogle } from './useGoogle.ts';

/** Not offered yet. */
const LATER = [
  { label: PROVIDER_TEXTS.facebook, Icon: FacebookIcon },
  { label: PROVIDER_TEXTS.apple, Icon: AppleIcon },
] as const;

interface Props {
  /** Says what is missing, if something is. */
  readonly mayStart: () => boolean;
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onDone: () => void;
}

export function Providers({ mayStart, ...ends }: Props) {
  const { busy, start } = useGoogle(ends);
  return (
    <div className={styles['providers']}>
      <p className={styles['or']}>{PROVIDER_TEXTS.or}</p>
      <Button
        look="outlined"
        onClick={() => {
          if (mayStart()) start();
        }}
        disabled={busy}
        aria-busy={busy}
      >
        <GoogleMark />
        {PROVIDER_TEXTS.google}
      </Button>
      {LATER.map(({ label, Icon }) => (
        <Button key={label} look="outlined" disabled>
          <Icon fontSize="small" aria-hidden="true" />
          {label}
          <span className={styles['soon']}>{PROVIDER_TEXTS.soon}</span>
        </Button>
      ))}
    </div>
  );
}
