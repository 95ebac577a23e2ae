import type { AdminSeen } from '@lumashot/domain/admin/looks';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { ADMIN_TEXTS, OPERATION_LABELS } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { Payments } from './Payments.tsx';
import { SureButton } from './SureButton.tsx';
import { useAct } from './useAct.ts';

const TEXTS = ADMIN_TEXTS.person;
/** As the call's schema says. */
const WHY_LEAST = 3;

interface Props {
  readonly uid: string;
  readonly jobs: AdminSeen<'person'>['jobs'];
  readonly onDone: () => void;
}

/** One reason for what is done next; each action asks for it. */
export function PersonActions({ uid, jobs, onDone }: Props) {
  const [why, setWhy] = useState('');
  const [amount, setAmount] = useState('');
  const { act, isBusy } = useAct(onDone);
  const credits = Number(amount);
  const isOff = isBusy || why.trim().length < WHY_LEAST;

  async function giveOrTake(): Promise<void> {
    if (await act({ kind: 'credits', uid, amount: credits }, why)) setAmount('');
  }

  return (
    <div className={styles['form']}>
      <TextField
        label={ADMIN_TEXTS.why}
        helperText={ADMIN_TEXTS.whyNote}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
      />
      <div className={styles['find']}>
        <TextField
          label={TEXTS.amount}
          helperText={TEXTS.amountNote}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <Button
          look="outlined"
          disabled={isOff || !Number.isInteger(credits) || credits === 0}
          onClick={() => void giveOrTake()}
        >
          {TEXTS.credits}
        </Button>
      </div>
      <div className={styles['actions']}>
        <Button
          look="outlined"
          disabled={isOff}
          onClick={() => void act({ kind: 'ban', uid }, why)}
        >
          {TEXTS.ban}
        </Button>
        <Button
          look="outlined"
          disabled={isOff}
          onClick={() => void act({ kind: 'unban', uid }, why)}
        >
          {TEXTS.unban}
        </Button>
        <Button
          look="outlined"
          disabled={isOff}
          onClick={() => void act({ kind: 'signOut', uid }, why)}
        >
          {TEXTS.signOut}
        </Button>
        <SureButton disabled={isOff} onSure={() => void act({ kind: 'close', uid }, why)}>
          {TEXTS.close}
        </SureButton>
        {jobs.map(({ id, operation, state }) => (
          <Button
            key={id}
            look="outlined"
            disabled={isOff}
            onClick={() => void act({ kind: 'release', uid, jobId: id }, why)}
          >
            {`${TEXTS.release}: ${OPERATION_LABELS[operation]}, ${state}`}
          </Button>
        ))}
      </div>
      <Payments uid={uid} isOff={isOff} act={(action) => act(action, why)} />
    </div>
  );
}
