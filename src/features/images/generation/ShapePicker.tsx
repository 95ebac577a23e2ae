import { SHAPES, type ShapeId } from '@lumashot/domain/catalog/shapes';
import { SHAPE_TEXTS } from '#app/texts/images.ts';
import { Choices } from './Choices.tsx';
import { ShapeIcon } from './ShapeIcon.tsx';
import styles from './shapePicker.module.css';
import type { ShapeChoice } from './useShape.ts';

interface Props extends ShapeChoice {
  readonly disabled: boolean;
}

/** The shapes as drawn frames. One alone is no choice. */
export const ShapePicker = ({ offered, shape, onChoose, disabled }: Props) =>
  offered.length < 2 ? null : (
    <Choices
      legend={SHAPE_TEXTS.legend}
      choices={offered.map((id) => ({ value: id, name: SHAPES[id].name, shown: frameOf(id) }))}
      chosen={shape}
      onChoose={onChoose}
      disabled={disabled}
      hint={`${SHAPES[shape].name}. ${SHAPE_TEXTS.for(SHAPES[shape].for)}`}
      choiceClass={styles['shape']}
    />
  );

const frameOf = (id: ShapeId) => (
  <>
    <ShapeIcon shape={id} />
    <span>{SHAPES[id].ratio}</span>
  </>
);
