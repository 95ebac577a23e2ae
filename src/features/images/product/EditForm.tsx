import { editAsked } from '@lumashot/domain/library/alreadyMade';
import { ALREADY_MADE_TEXTS } from '#app/texts/alreadyMade.ts';
import { PRODUCT_EDIT_TEXTS } from '#app/texts/images.ts';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#app/components/actions/Button.tsx';
import { useDraft } from '#app/device/useDraft.ts';
import { itemLink } from '#app/library/index/itemLink.ts';
import { useAlreadyMade } from '#app/library/hooks/useAlreadyMade.ts';
import { useDrawnHere } from '#app/session/drawnHere.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { PaidButton } from '../generation/PaidButton.tsx';
import { Progress } from '../generation/Progress.tsx';
import styles from './editForm.module.css';

interface Props {
  /** The picture that is changed. */
  readonly shotId: string;
  readonly isRunning: boolean;
  readonly onApply: (editPrompt: string) => void;
  readonly onCancel: () => void;
}

export function EditForm({ shotId, isRunning, onApply, onCancel }: Props) {
  const { uid } = useUser();
  const [editPrompt, setEditPrompt] = useDraft({ uid, name: 'edit-words' });
  // The preview engine would only draw it again.
  const isSame = useDrawnHere('productEdit') !== false && editPrompt.trim() !== '';
  const made = useAlreadyMade({
    picture: { type: 'product', id: shotId },
    change: isSame ? editAsked({ shotId, editPrompt }) : null,
    justMade: null,
  });
  const isThere = made !== null && !isRunning;
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
      {isThere ? (
        <p className={styles['made']} role="note">
          {ALREADY_MADE_TEXTS.isThere}{' '}
          <Link to={itemLink({ type: 'product', id: made })}>{ALREADY_MADE_TEXTS.open}</Link>
        </p>
      ) : null}
      <div className={styles['buttons']}>
        <PaidButton disabled={isRunning || isThere}>{PRODUCT_EDIT_TEXTS.submit}</PaidButton>
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
