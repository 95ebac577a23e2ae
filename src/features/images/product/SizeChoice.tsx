import { PRODUCT_SIZES, type ProductSize } from '@lumashot/domain/catalog/productSizes';
import { SIZE_TEXTS } from '#app/texts/images.ts';
import { Choices } from '../generation/Choices.tsx';

interface Props {
  readonly size: ProductSize;
  /** A wall has neither a table nor a floor. */
  readonly hangs: boolean;
  readonly onChoose: (size: ProductSize) => void;
  readonly disabled: boolean;
}

const SIZES = PRODUCT_SIZES.map((value) => ({ value, shown: SIZE_TEXTS.names[value] }));

/** A photo does not tell how large a thing is: an armchair on a kitchen counter would be a toy. */
export const SizeChoice = ({ size, hangs, onChoose, disabled }: Props) => (
  <Choices
    legend={SIZE_TEXTS.legend}
    choices={SIZES}
    chosen={size}
    onChoose={onChoose}
    disabled={disabled}
    hint={(hangs ? SIZE_TEXTS.onWall : SIZE_TEXTS.hints)[size]}
  />
);
