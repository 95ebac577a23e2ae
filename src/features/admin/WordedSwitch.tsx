import { LIVE_WORDS_MOST } from '@lumashot/domain/admin/live';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import styles from './admin.module.css';

const TEXTS = ADMIN_TEXTS.switches;

/** With words while something is off. `isInverse`: on means that it is taken. */
export function WordedSwitch({
  label,
  words,
  isInverse = false,
  onChange,
}: {
  readonly label: string;
  readonly words: string | null;
  readonly isInverse?: boolean;
  readonly onChange: (words: string | null) => void;
}) {
  const id = useId();
  const isSet = words !== null;
  return (
    <div className={styles['switch']}>
      <label htmlFor={id}>{label}</label>
      <Switch
        checked={isInverse ? !isSet : isSet}
        onChange={() => onChange(isSet ? null : '')}
        slotProps={{ input: { id } }}
      />
      {isSet ? (
        <TextField
          label={TEXTS.words}
          value={words}
          onChange={({ target: { value } }) => onChange(value)}
          slotProps={{
            htmlInput: { maxLength: LIVE_WORDS_MOST, 'aria-label': `${TEXTS.words}: ${label}` },
          }}
        />
      ) : null}
    </div>
  );
}
