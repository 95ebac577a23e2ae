import { LIVE_WORDS_MOST, type LiveSwitches } from '@lumashot/domain/admin/live';
import type { AdminSeen } from '@lumashot/domain/admin/looks';
import type { OperationName } from '@lumashot/domain/operations/operations';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { Section } from '#app/components/look/Section.tsx';
import { formatMoment } from '#app/lib/formatDate.ts';
import { ADMIN_TEXTS, OPERATION_LABELS, OPERATIONS_SHOWN } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { Look } from './Look.tsx';
import { ModelSwitches } from './ModelSwitches.tsx';
import { useAct } from './useAct.ts';
import { useLook } from './useLook.ts';
import { WordedSwitch } from './WordedSwitch.tsx';

const TEXTS = ADMIN_TEXTS.switches;

export function SwitchesPart() {
  const looked = useLook('live', { kind: 'live' });
  return (
    <Look looked={looked}>
      {(seen) => (
        // Switched by somebody else meanwhile: shown as it is now.
        <Form key={seen.changedAt?.toISOString() ?? ''} seen={seen} onDone={looked.again} />
      )}
    </Look>
  );
}

interface Props {
  readonly seen: AdminSeen<'live'>;
  readonly onDone: () => void;
}

function Form({ seen, onDone }: Props) {
  const { live, changedAt } = seen;
  const [shown, setShown] = useState(live);
  const [isBudgetRight, setBudgetRight] = useState(true);
  const { act, isBusy } = useAct(onDone);
  // Refused, it is looked at again: who was overtaken sees what a colleague has switched, and no old form.
  async function save(): Promise<void> {
    const seenAt = changedAt?.toISOString() ?? null;
    if (!(await act({ kind: 'switch', live: shown, changedAt: seenAt }))) onDone();
  }
  const isChanged = JSON.stringify(shown) !== JSON.stringify(live);
  const { paused, banner, off, packsOff } = shown;
  const change = (changed: Partial<LiveSwitches>) => setShown({ ...shown, ...changed });

  function setOff(name: OperationName, words: string | null): void {
    const others = Object.entries(off).filter(([other]) => other !== name);
    change({
      off: { ...Object.fromEntries(others), ...(words === null ? {} : { [name]: { words } }) },
    });
  }

  return (
    <>
      <Section title={TEXTS.pause}>
        <WordedSwitch
          label={TEXTS.pause}
          words={paused?.words ?? null}
          onChange={(words) => change({ paused: words === null ? null : { words } })}
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
      <Section title={TEXTS.packs}>
        <WordedSwitch
          isInverse
          label={TEXTS.packsSold}
          words={packsOff?.words ?? null}
          onChange={(words) => change({ packsOff: words === null ? null : { words } })}
        />
      </Section>
      <ModelSwitches live={shown} seen={seen} onChange={change} onBudgetRight={setBudgetRight} />
      <Section title={TEXTS.banner}>
        <TextField
          label={TEXTS.words}
          helperText={TEXTS.bannerNote}
          value={banner?.words ?? ''}
          onChange={({ target: { value } }) =>
            change({ banner: value === '' ? null : { words: value } })
          }
          slotProps={{ htmlInput: { maxLength: LIVE_WORDS_MOST } }}
        />
      </Section>
      <div className={styles['actions']}>
        <Button
          disabled={!isChanged || !isBudgetRight || isBusy}
          aria-busy={isBusy}
          onClick={() => void save()}
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
