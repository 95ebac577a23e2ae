import { PRODUCT_EDIT_TEXTS } from '#app/texts/images.ts';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { useDraft } from '#app/device/useDraft.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { PaidButton } from '../generation/PaidButton.tsx';
import { Progress } from '../generation/Progress.tsx';
import styles from './editForm.module.css';

interface Props {
  readonly isRunning: boolean;
  readonly onApply: (editPrompt: string) => void;
  readonly onCancel: () => void;
}

export function EditForm({ isRunning, onApply, onCancel }: Props) {
  const { uid } = useUser();
  const [editPrompt, setEditPrompt] = useDraft({ uid, name: 'edit-words' });
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <form
      className={styles['edit']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApply(editPrompt);
      }}
    >
      <TextField
        inputRef={box}
        label={PRODUCT_EDIT_TEXTS.box}
        placeholder={PRODUCT_EDIT_TEXTS.placeholder}
        multiline
        minRows={2}
        maxRows={6}
        value={editPrompt}
        onChange={(event) => setEditPrompt(event.target.value)}
        disabled={isRunning}
      />
      <div className={styles['buttons']}>
        <PaidButton disabled={isRunning}>{PRODUCT_EDIT_TEXTS.submit}</PaidButton>
        <Button
          look="outlined"
          disabled={isRunning}
          onClick={() => {
            setEditPrompt('');
            onCancel();
          }}
        >
          {PRODUCT_EDIT_TEXTS.cancel}
        </Button>
      </div>
      <Progress isRunning={isRunning} />
    </form>
  );
}
