import { ACCOUNT_TEXTS, CONTACT_PATH, CONTACT_SUPPORT } from '#app/texts/settings.ts';
import { ROUTES } from '@lumashot/domain/routes';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#app/components/actions/Button.tsx';
import { useUser } from '#app/session/SessionContext.ts';
import { Section } from '../Section.tsx';
import styles from '../settings.module.css';
import { ProfilePhoto } from './ProfilePhoto.tsx';

export function AccountTab() {
  const { email } = useUser();
  const id = useId();
  const { deletion, engine } = ACCOUNT_TEXTS;
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
      <Section title={engine.title}>
        <p className={styles['muted']}>
          {engine.text} <Link to={ROUTES.privacy}>{engine.link}</Link>
        </p>
      </Section>
      <Section title={deletion.title}>
        <p id={`${id}-reason`} className={styles['muted']}>
          {deletion.reason}
        </p>
        <Button look="outlined" disabled aria-describedby={`${id}-reason`}>
          {deletion.action}
        </Button>
      </Section>
    </>
  );
}
