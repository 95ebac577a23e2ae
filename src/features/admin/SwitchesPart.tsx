import { LIVE_WORDS_MOST, type LiveSwitches } from '@lumashot/domain/admin/live';
import type { OperationName } from '@lumashot/domain/operations/operations';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { Section } from '#app/components/look/Section.tsx';
import { formatMoment } from '#app/lib/formatDate.ts';
import { ADMIN_TEXTS, OPERATION_LABELS, OPERATIONS_SHOWN } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { Look } from './Look.tsx';
import { useAct } from './useAct.ts';
import { useLook } from './useLook.ts';

const TEXTS = ADMIN_TEXTS.switches;

export function SwitchesPart() {
  const looked = useLook('live', { kind: 'live' });
  return (
    <Look looked={looked}>
      {({ live, changedAt }) => (
        // Switched by somebody else meanwhile: shown as it is now.
        <Form
          key={changedAt?.toISOString() ?? ''}
          live={live}
          changedAt={changedAt}
          onDone={looked.again}
        />
      )}
    </Look>
  );
}

interface Props {
  readonly live: LiveSwitches;
  readonly changedAt: Date | null;
  readonly onDone: () => void;
}

function Form({ live, changedAt, onDone }: Props) {
  const [shown, setShown] = useState(live);
  const { act, isBusy } = useAct(onDone);
  const isChanged = JSON.stringify(shown) !== JSON.stringify(live);
  const { paused, banner, off } = shown;

  function setOff(name: OperationName, words: string | null): void {
    const others = Object.entries(off).filter(([other]) => other !== name);
    setShown({
      ...shown,
      off: { ...Object.fromEntries(others), ...(words === null ? {} : { [name]: { words } }) },
    });
  }

  return (
    <>
      <Section title={TEXTS.pause}>
        <WordedSwitch
          label={TEXTS.pause}
          words={paused?.words ?? null}
          onChange={(words) => setShown({ ...shown, paused: words === null ? null : { words } })}
        />
        <p className={styles['muted']}>{TEXTS.pauseNote}</p>
      </Section>
      <Section title={TEXTS.operations}>
        {OPERATIONS_SHOWN.map((name) => (
          <WordedSwitch
            key={name}
            isInverse
            label={OPERATION_LABELS[name]}
            words={off[name]?.words ?? null}
            onChange={(words) => setOff(name, words)}
          />
        ))}
        <p className={styles['muted']}>{TEXTS.operationsNote}</p>
      </Section>
      <Section title={TEXTS.banner}>
        <TextField
          label={TEXTS.words}
          helperText={TEXTS.bannerNote}
          value={banner?.words ?? ''}
          onChange={({ target: { value } }) =>
            setShown({ ...shown, banner: value === '' ? null : { words: value } })
          }
          slotProps={{ htmlInput: { maxLength: LIVE_WORDS_MOST } }}
        />
      </Section>
      <div className={styles['actions']}>
        <Button
          disabled={!isChanged || isBusy}
          aria-busy={isBusy}
          onClick={() => void act({ kind: 'switch', live: shown })}
        >
          {TEXTS.save}
        </Button>
        <p role="status" className={styles['muted']}>
          {isChanged
            ? TEXTS.unsaved
            : changedAt === null
              ? ''
              : TEXTS.changed(formatMoment(changedAt))}
        </p>
      </div>
    </>
  );
}

/** With words while something is off. `isInverse`: on means that it is taken. */
function WordedSwitch({
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
