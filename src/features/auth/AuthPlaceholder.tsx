import { clsx } from 'clsx';
import { AUTH_TEXTS, PROVIDER_TEXTS, RESET_TEXTS } from '#app/texts/auth.ts';
import { FIELD_TEXTS, SWITCH_TEXTS } from '#app/texts/authForm.ts';
import { Button, buttonClass } from '#app/components/actions/Button.tsx';
import { Agreement } from './Agreement.tsx';
import { AuthPanel } from './AuthPanel.tsx';
import styles from './authScreen.module.css';
import { GoogleMark } from './GoogleMark.tsx';

const { heading, subtitle, submit } = AUTH_TEXTS.signIn;
const { or, google, facebook, apple, soon } = PROVIDER_TEXTS;

/**
 * What `/auth` looks like until its scripts are there: drawn at build, replaced as a whole, in the
 * same places. Nothing can be typed or pressed, so nothing can be lost. Plain elements: MUI would
 * bring its styles inside of the page, where the security policy forbids them.
 */
export const AuthPlaceholder = () => (
  <AuthPanel heading={heading} subtitle={subtitle} note={<Agreement />}>
    <div className={styles['form']}>
      <StillField label={FIELD_TEXTS.email} />
      <StillField label={FIELD_TEXTS.password} />
      <span className={clsx(buttonClass('plain'), styles['forgot'])}>{RESET_TEXTS.link}</span>
      <span className={clsx(buttonClass('primary'), styles['submit'])}>{submit}</span>
    </div>
    <div className={styles['providers']}>
      <p className={styles['or']}>{or}</p>
      <span className={clsx(buttonClass('outlined'), styles['stillProvider'])}>
        <GoogleMark />
        {google}
      </span>
      {[facebook, apple].map((label) => (
        <Button key={label} look="outlined" disabled>
          <span className={styles['stillIcon']} />
          {label}
          <span className={styles['soon']}>{soon}</span>
        </Button>
      ))}
    </div>
    <p className={styles['switch']}>
      {SWITCH_TEXTS.signIn.question}
      <span className={buttonClass('plain')}>{SWITCH_TEXTS.signIn.action}</span>
    </p>
  </AuthPanel>
);

const StillField = ({ label }: { label: string }) => (
  <div className={styles['stillField']}>
    {label}
    <span />
  </div>
);
