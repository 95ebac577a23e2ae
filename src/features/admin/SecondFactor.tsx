import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { Section } from '#app/components/look/Section.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import {
  beginOwnEnrolment,
  ownsSecondFactor,
  type OwnEnrolment,
} from '#app/firebase/auth/ownSecondFactor.ts';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { QrCode } from './QrCode.tsx';

const TEXTS = ADMIN_TEXTS.secondFactor;

/** Of whoever looks at it: an app on a phone that shows codes. */
export function SecondFactor() {
  const [isThere, setThere] = useState(ownsSecondFactor);
  const [enrolment, setEnrolment] = useState<OwnEnrolment | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function begin(): Promise<void> {
    setBusy(true);
    const begun = await beginOwnEnrolment();
    setBusy(false);
    if (typeof begun !== 'string') return setEnrolment(begun);
    showToast('error', { title: TEXTS.failed, description: begun });
  }

  return (
    <Section title={TEXTS.title}>
      {isThere ? (
        <p>{TEXTS.isThere}</p>
      ) : enrolment === null ? (
        <>
          <p>{TEXTS.none}</p>
          <div className={styles['actions']}>
            <Button
              look="outlined"
              disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => void begin()}
            >
              {TEXTS.begin}
            </Button>
          </div>
        </>
      ) : (
        <Finish enrolment={enrolment} onDone={() => setThere(true)} />
      )}
    </Section>
  );
}

function Finish({
  enrolment: { key, uri, finish },
  onDone,
}: {
  readonly enrolment: OwnEnrolment;
  readonly onDone: () => void;
}) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const result = await finish(code);
    setBusy(false);
    if (result.ok) onDone();
    else setError(result.message);
  }

  return (
    <div className={styles['form']}>
      <p>{TEXTS.how}</p>
      <QrCode text={uri} label={TEXTS.square} />
      <p>
        <code className={styles['key']}>{key}</code>
      </p>
      <p>
        <a href={uri}>{TEXTS.open}</a>
      </p>
      <form className={styles['find']} onSubmit={(event) => void send(event)}>
        <TextField
          label={TEXTS.code}
          value={code}
          autoComplete="one-time-code"
          error={error !== undefined}
          helperText={error}
          onChange={({ target: { value } }) => setCode(value.replaceAll(/\D/g, ''))}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        />
        <Button
          look="outlined"
          type="submit"
          disabled={isBusy || code.length !== 6}
          aria-busy={isBusy}
        >
          {TEXTS.finish}
        </Button>
      </form>
    </div>
  );
}
