import { clsx } from 'clsx';
import { VIDEO_DURATIONS } from '@lumashot/domain/catalog/videoDurations';
import { VIDEO_STYLES } from '@lumashot/domain/catalog/videoStyles';
import { PHOTOS_TO_VIDEO_TEXTS as TEXTS } from '#app/texts/videos.ts';
import TextField from '@mui/material/TextField';
import { Button } from '#app/components/actions/Button.tsx';
import panel from '#app/components/look/panel.module.css';
import videos from '../videos.module.css';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './photosTab.module.css';
import { SourceImage } from './SourceImage.tsx';
import { useVideoForm } from './useVideoForm.ts';

interface Props {
  /** From a picture of the library. */
  readonly handedSource: string | undefined;
  readonly onSaved: () => void;
}

export function PhotosTab(props: Props) {
  const { wish, isSaving, change, save } = useVideoForm(props);
  return (
    <form
      className={styles['desk']}
      aria-label={TEXTS.region}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={clsx(panel['panel'], videos['fields'])}>
        <ChoiceField
          legend={TEXTS.style}
          choices={STYLE_CHOICES}
          chosen={wish.style}
          onChoose={(style) => change({ style })}
          disabled={isSaving}
        />
        <ChoiceField
          legend={TEXTS.duration}
          choices={DURATION_CHOICES}
          chosen={wish.duration}
          onChoose={(duration) => change({ duration })}
          disabled={isSaving}
        />
        <TextField
          label={TEXTS.prompt}
          placeholder={TEXTS.promptPlaceholder}
          multiline
          minRows={2}
          maxRows={8}
          value={wish.prompt}
          onChange={(event) => change({ prompt: event.target.value })}
          disabled={isSaving}
        />
        <p className={videos['muted']}>{TEXTS.honest}</p>
        <div className={styles['bar']} data-foot="form">
          <Button
            type="submit"
            className={videos['submit']}
            disabled={isSaving}
            aria-busy={isSaving}
          >
            {isSaving ? TEXTS.busy : TEXTS.submit}
          </Button>
        </div>
      </div>
      <SourceImage
        url={wish.source}
        disabled={isSaving}
        onRemove={() => change({ source: null })}
      />
    </form>
  );
}

const STYLE_CHOICES = VIDEO_STYLES.map(({ id, name, description }) => ({
  value: id,
  name,
  note: description,
}));

const DURATION_CHOICES = VIDEO_DURATIONS.map((duration) => ({
  value: duration,
  name: TEXTS.seconds(duration),
}));
