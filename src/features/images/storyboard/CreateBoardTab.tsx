import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import TextField from '@mui/material/TextField';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import { useDraft } from '#app/device/useDraft.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { Desk } from '../generation/Desk.tsx';
import desk from '../generation/desk.module.css';
import { ContactStrip } from '../generation/ContactStrip.tsx';
import { largeState } from '../generation/frames.ts';
import type { Frames } from '../generation/useFrames.ts';
import { PreviewReading } from '../preview/PreviewReading.tsx';
import { SubmitBar } from '../generation/SubmitBar.tsx';
import { BoardResult } from './BoardResult.tsx';
import styles from './storyboard.module.css';
import type { useBoards } from './storyboardCall.ts';

interface Props {
  readonly boards: ReturnType<typeof useBoards>;
  readonly sheet: Frames;
  /** From an earlier board; null: from nowhere. */
  readonly handed: string | null;
  readonly onGenerate: (description: string) => void;
}

export function CreateBoardTab({ boards, sheet, handed, onGenerate }: Props) {
  const { single, asked, isSending } = boards;
  const { frames, large, choose } = sheet;
  const profile = useProfile();
  const { uid } = useUser();
  const [description, setDescription] = useDraft({
    uid,
    name: 'storyboard',
    initial: handed,
    fallback: asked?.description,
  });
  return (
    <Desk
      label={STORYBOARD_TEXTS.region}
      started={single.attempt !== null || frames.length > 0}
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
            disabled={isSending}
          />
          <PreviewReading
            operation="storyboard"
            words={description}
            disabled={isSending}
            onPick={setDescription}
          />
          <SubmitBar
            label={STORYBOARD_TEXTS.submit}
            isRunning={isSending || single.isRunning}
            isSending={isSending}
          />
        </form>
      }
      result={
        <BoardResult
          state={largeState(large, single.attempt?.state ?? 'idle')}
          board={large}
          strip={
            <ContactStrip frames={frames} type="text-to-image" large={large} onChoose={choose} />
          }
        />
      }
    />
  );
}
