import { SECURITY_TEXTS as TEXTS } from '#app/texts/settings.ts';
import { signInProviders } from '#app/firebase/auth/auth.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { Section } from '#app/components/look/Section.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { hasPassword, providerNames } from './providers.ts';
import settings from '../settings.module.css';

export function SecurityTab() {
  const { email } = useUser();
  const providers = signInProviders();
  return (
    <>
      <Section title={TEXTS.signIn}>
        <p>{providerNames(providers)}</p>
      </Section>
      <Section title={TEXTS.password}>
        {email !== null && hasPassword(providers) ? (
          <PasswordReset email={email} />
        ) : (
          <p className={settings['muted']}>{TEXTS.elsewhere}</p>
        )}
      </Section>
    </>
  );
}
