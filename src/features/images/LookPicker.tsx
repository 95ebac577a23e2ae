import { TEXT_TEMPLATES, type TextTemplateId } from '@lumashot/domain/catalog/textTemplates';
import { TEXT_TAB_TEXTS } from '#app/texts/textToImage.ts';
import { TintedImage } from '#app/components/pictures/TintedImage.tsx';
import styles from './lookPicker.module.css';

interface Props {
  readonly chosen: TextTemplateId | null;
  readonly onPick: (id: TextTemplateId) => void;
  readonly disabled: boolean;
}

/** The ten looks; thumbnails are drawn by our own engine (public/looks). */
export function LookPicker({ chosen, onPick, disabled }: Props) {
  return (
    <fieldset className={styles['looks']} disabled={disabled}>
      <legend>{TEXT_TAB_TEXTS.look}</legend>
      <div className={styles['strip']}>
        {TEXT_TEMPLATES.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles['look']}
            aria-pressed={chosen === id}
            onClick={() => onPick(id)}
          >
            <span className={styles['thumbnail']}>
              <TintedImage src={`/looks/${id}.webp`} size={160} alt="" />
            </span>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
