import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import TextField from '@mui/material/TextField';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import { useDraft } from '#app/device/useDraft.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { Desk } from '../generation/Desk.tsx';
import desk from '../generation/desk.module.css';
import type { OwnPaidAction } from '../generation/usePaidAction.ts';
import { PreviewReading } from '../preview/PreviewReading.tsx';
import { SubmitBar } from '../generation/SubmitBar.tsx';
import { BoardResult } from './BoardResult.tsx';
import styles from './storyboard.module.css';
import type { BoardInput } from './storyboardCall.ts';

interface Props {
  readonly board: OwnPaidAction<BoardInput>;
  readonly onGenerate: (description: string) => void;
}

export function CreateBoardTab({ board, onGenerate }: Props) {
  const { attempt, isRunning } = board;
  const profile = useProfile();
  const { uid } = useUser();
  const [description, setDescription] = useDraft({
    uid,
    name: 'storyboard',
    fallback: attempt?.input.description,
  });
  return (
    <Desk
      label={STORYBOARD_TEXTS.region}
      started={attempt !== null}
      form={
        <form
          className={desk['fields']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onGenerate(description);
          }}
        >
          <p className={styles['balance']}>
            {profile === null ? ' ' : STORYBOARD_TEXTS.balance(creditsLabel(profile.credits))}
          </p>
          <TextField
            label={STORYBOARD_TEXTS.description}
            placeholder={STORYBOARD_TEXTS.placeholder}
            helperText={STORYBOARD_TEXTS.hint}
            multiline
            minRows={5}
            maxRows={12}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            disabled={isRunning}
          />
          <PreviewReading
            operation="storyboard"
            words={description}
            disabled={isRunning}
            onPick={setDescription}
          />
          <SubmitBar label={STORYBOARD_TEXTS.submit} isRunning={isRunning} />
        </form>
      }
      result={<BoardResult attempt={attempt} />}
    />
  );
}
