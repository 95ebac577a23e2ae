import { NOTIFICATION_TEXTS as TEXTS } from '#app/texts/settings.ts';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { Section } from '#app/components/look/Section.tsx';
import settings from '../settings.module.css';
import { Waiting } from '../Waiting.tsx';
import styles from './notifications.module.css';
import { usePreferences } from './usePreferences.ts';

export function NotificationsTab() {
  const { shown, isChanged, isSaving, change, save } = usePreferences();
  const id = useId();
  return (
    <Section title={TEXTS.legend}>
      {shown === null ? (
        <Waiting />
      ) : (
        <ul className={styles['flags']}>
          {TEXTS.flags.map(({ field, label, note }) => (
            <li key={field}>
              <label htmlFor={`${id}-${field}`}>
                {label}
                <span id={`${id}-${field}-note`} aria-hidden="true">
                  {note}
                </span>
              </label>
              <Switch
                checked={shown[field]}
                disabled={isSaving}
                onChange={(_, checked) => change({ [field]: checked })}
                slotProps={{
                  input: {
                    id: `${id}-${field}`,
                    'aria-label': label,
                    'aria-describedby': `${id}-${field}-note`,
                  },
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={settings['actions']}>
        <Button disabled={!isChanged || isSaving} aria-busy={isSaving} onClick={save}>
          {isSaving ? TEXTS.busy : TEXTS.submit}
        </Button>
        <p role="status" className={styles['unsaved']}>
          {isChanged ? TEXTS.unsaved : ''}
        </p>
      </div>
    </Section>
  );
}
