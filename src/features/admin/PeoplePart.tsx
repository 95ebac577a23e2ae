import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { lookAt } from '#app/firebase/calls/callAdmin.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { PersonView } from './PersonView.tsx';

const TEXTS = ADMIN_TEXTS.find;

/** Somebody by their whole address or uid: there is no list of people to read in. */
export function PeoplePart() {
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ readonly uid: string | null } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function find(): Promise<void> {
    setIsBusy(true);
    // Below another's address nobody may be banned who was looked at before.
    setFound(null);
    const result = await lookAt('people', { kind: 'people', text: text.trim() });
    setIsBusy(false);
    if (!result.ok) return void showToast('error', refusalText(result.refusal));
    setFound({ uid: result.value.people[0]?.uid ?? null });
  }

  return (
    <>
      <form
        className={styles['find']}
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <TextField
          label={TEXTS.label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        />
        <Button type="submit" disabled={isBusy || text.trim() === ''} aria-busy={isBusy}>
          {TEXTS.submit}
        </Button>
      </form>
      <div role="status">{found !== null && found.uid === null ? <p>{TEXTS.nobody}</p> : null}</div>
      {isBusy ? <span className={styles['skeleton']} /> : null}
      {found === null || found.uid === null ? null : <PersonView key={found.uid} uid={found.uid} />}
    </>
  );
}
