import { emailKey } from '@lumashot/domain/account/emailKey';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { useFreshSignIn } from '#app/session/proof/useFreshSignIn.tsx';
import { useUser } from '#app/session/SessionContext.ts';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import styles from './account.module.css';

const TEXTS = MY_DATA_TEXTS.closing;

interface Props {
  /** Whether it was asked for here: the profile, which says that it closes, may come before the answer. */
  readonly onAsk: (isAsked: boolean) => void;
}

/** What happens, in five lines; then the address, typed: nobody does it by a slip. */
export function CloseAccount({ onAsk }: Props) {
  const { email } = useUser();
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { withFreshSignIn, proof } = useFreshSignIn();
  const isOnline = useIsOnline();
  const listId = useId();
  const isTyped = email !== null && emailKey(typed) === emailKey(email);

  async function close(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    const result = await withFreshSignIn(async () => {
      onAsk(true);
      const answer = await callFunction('closeAccount', { email: typed });
      // The profile says the rest, here and on every other device.
      if (!answer.ok) onAsk(false);
      return answer;
    });
    setIsBusy(false);
    if (result !== null && !result.ok) showToast('error', refusalText(result.refusal));
  }

  return (
    <>
      <form className={styles['form']} onSubmit={(event) => void close(event)}>
        <ul id={listId} className={styles['list']}>
          {TEXTS.happens.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <TextField
          type="email"
          label={TEXTS.email}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SendButton
          look="outlined"
          type="submit"
          isOnline={isOnline}
          disabled={isBusy || !isTyped}
          aria-busy={isBusy}
          aria-describedby={listId}
        >
          {isBusy && proof === null ? TEXTS.busy : TEXTS.submit}
        </SendButton>
      </form>
      {proof}
    </>
  );
}
