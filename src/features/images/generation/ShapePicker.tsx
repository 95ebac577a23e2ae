import { SHAPES, type ShapeId } from '@lumashot/domain/catalog/shapes';
import { useId } from 'react';
import { SHAPE_TEXTS } from '#app/texts/images.ts';
import { ShapeIcon } from './ShapeIcon.tsx';
import styles from './shapePicker.module.css';

interface Props {
  readonly offered: readonly ShapeId[];
  readonly shape: ShapeId;
  readonly onChoose: (shape: ShapeId) => void;
  readonly disabled: boolean;
}

/** The shapes as drawn frames: native radio buttons, so arrow keys walk them. One alone is no choice. */
export function ShapePicker({ offered, shape, onChoose, disabled }: Props) {
  const name = useId();
  const hint = useId();
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles['field']} disabled={disabled} aria-describedby={hint}>
      <legend>{SHAPE_TEXTS.legend}</legend>
      <div className={styles['choices']}>
        {offered.map((id) => (
          <label key={id} className={styles['choice']}>
            <input
              type="radio"
              name={name}
              checked={shape === id}
              onChange={() => onChoose(id)}
              aria-label={SHAPES[id].name}
            />
            <ShapeIcon shape={id} />
            <span>{SHAPES[id].ratio}</span>
          </label>
        ))}
      </div>
      <p id={hint} className={styles['hint']}>
        {SHAPES[shape].name}. {SHAPE_TEXTS.for(SHAPES[shape].for)}
      </p>
    </fieldset>
  );
}
