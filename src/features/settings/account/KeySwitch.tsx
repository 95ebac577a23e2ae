import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { setSingleKeys, useSingleKeys } from '#app/device/singleKeys.ts';
import { KEYS_TEXTS as TEXTS } from '#app/texts/shortcuts.ts';
import settings from '../settings.module.css';

/** At once, and on this device alone. */
export function KeySwitch() {
  const id = useId();
  const isOn = useSingleKeys();
  return (
    <div className={settings['switch']}>
      <label htmlFor={id}>
        {TEXTS.label}
        <span id={`${id}-note`} aria-hidden="true" className={settings['muted']}>
          {TEXTS.note}
        </span>
      </label>
      <Switch
        checked={isOn}
        onChange={(_, checked) => setSingleKeys(checked)}
        slotProps={{
          input: { id, 'aria-label': TEXTS.label, 'aria-describedby': `${id}-note` },
        }}
      />
    </div>
  );
}
