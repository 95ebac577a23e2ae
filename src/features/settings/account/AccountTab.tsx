import { ACCOUNT_TEXTS, CONTACT_PATH, CONTACT_SUPPORT } from '#app/texts/settings.ts';
import { KEYS_TEXTS } from '#app/texts/shortcuts.ts';
import { ROUTES } from '@lumashot/domain/routes';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { useUser } from '#app/session/SessionContext.ts';
import { Section } from '#app/components/look/Section.tsx';
import styles from '../settings.module.css';
import { KeySwitch } from './KeySwitch.tsx';
import { ProfilePhoto } from './ProfilePhoto.tsx';

export function AccountTab() {
  const { email } = useUser();
  const id = useId();
  const { data, engine } = ACCOUNT_TEXTS;
  return (
    <>
      <Section title={ACCOUNT_TEXTS.photo.title}>
        <ProfilePhoto />
      </Section>
      <Section title={ACCOUNT_TEXTS.email}>
        <TextField
          type="email"
          value={email ?? ''}
          slotProps={{
            htmlInput: {
              readOnly: true,
              'aria-label': ACCOUNT_TEXTS.email,
              'aria-describedby': `${id}-email`,
            },
          }}
        />
        <p id={`${id}-email`} className={styles['muted']}>
          {ACCOUNT_TEXTS.emailNote} <Link to={CONTACT_PATH}>{CONTACT_SUPPORT}</Link>
        </p>
      </Section>
      <Section title={KEYS_TEXTS.title}>
        <KeySwitch />
      </Section>
      <Section title={engine.title}>
        <p className={styles['muted']}>
          {engine.text} <Link to={ROUTES.privacy}>{engine.link}</Link>
        </p>
      </Section>
      <Section title={data.title}>
        <p className={styles['muted']}>{data.text}</p>
        <ButtonLink look="outlined" to={ROUTES.account}>
          {data.open}
        </ButtonLink>
      </Section>
    </>
  );
}
