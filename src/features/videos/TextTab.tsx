import { clsx } from 'clsx';
import { TEXT_TO_VIDEO_TEXTS as TEXTS } from '#app/texts/videos.ts';
import TextField from '@mui/material/TextField';
import { Button } from '#app/components/actions/Button.tsx';
import panel from '#app/components/look/panel.module.css';
import { useDraft } from '#app/device/useDraft.ts';
import { useUser } from '#app/session/SessionContext.ts';
import styles from './videos.module.css';

interface Props {
  /** From a video of the library. */
  readonly handedPrompt: string | undefined;
  readonly openSoon: () => void;
}

export function TextTab({ handedPrompt, openSoon }: Props) {
  const { uid } = useUser();
  const [prompt, setPrompt] = useDraft({ uid, name: 'video-prompt', initial: handedPrompt });
  return (
    <section className={clsx(panel['panel'], styles['narrow'])} aria-label={TEXTS.region}>
      <form
        className={styles['fields']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          openSoon();
        }}
      >
        <TextField
          label={TEXTS.prompt}
          placeholder={TEXTS.placeholder}
          helperText={TEXTS.hint}
          multiline
          minRows={5}
          maxRows={12}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
        />
        <Button type="submit" className={styles['submit']}>
          {TEXTS.submit}
        </Button>
      </form>
    </section>
  );
}
