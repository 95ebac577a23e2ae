import { TEXT_TEMPLATES, type TextTemplateId } from '@lumashot/domain/catalog/textTemplates';
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
      <legend>Start from a look</legend>
      <div className={styles['strip']}>
        {TEXT_TEMPLATES.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles['look']}
            aria-pressed={chosen === id}
            onClick={() => onPick(id)}
          >
            <img src={`/looks/${id}.webp`} width={160} height={160} alt="" decoding="async" />
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
