import { FACE_TEXTS } from '#app/texts/faces.ts';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import { Logo } from '#app/components/look/Logo.tsx';
import { Button } from '#app/components/actions/Button.tsx';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { usePageTitle } from '#app/components/look/usePageTitle.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { Examples } from './Examples.tsx';
import styles from './onboarding.module.css';
import { PhotoPicker } from './PhotoPicker.tsx';
import { useOnboarding } from './useOnboarding.ts';

export function OnboardingScreen() {
  usePageTitle(ONBOARDING_TEXTS.heading);
  const { preview, face, pick, submit, skip, busy } = useOnboarding();
  const isOnline = useIsOnline();
  return (
    <main className={styles['page']}>
      <div className={styles['brand']}>
        <Logo size={36} />
      </div>
      <div>
        <h1>{ONBOARDING_TEXTS.heading}</h1>
        <p className={styles['muted']}>{ONBOARDING_TEXTS.subtitle}</p>
      </div>
      <Examples />
      <PhotoPicker preview={preview} onPick={pick} disabled={busy} />
      <div className={styles['foot']} data-foot="page">
        <p
          className={styles['verdict']}
          data-face={face}
          data-picked={preview !== null}
          role="status"
        >
          {FACE_TEXTS[face]}
        </p>
        <SendButton
          isOnline={isOnline}
          onClick={submit}
          disabled={preview === null || busy}
          aria-busy={busy}
        >
          {busy ? ONBOARDING_TEXTS.busy : ONBOARDING_TEXTS.submit}
        </SendButton>
        {/* With a photo too: one that cannot be sent, or was the wrong one, is no dead end. */}
        <Button look="plain" onClick={skip} disabled={!isOnline || busy}>
          {ONBOARDING_TEXTS.skip}
        </Button>
      </div>
    </main>
  );
}
