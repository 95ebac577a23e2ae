import {
  PRODUCT_CATEGORY_IDS,
  PRODUCT_CATEGORY_LABELS,
} from '@lumashot/domain/catalog/productCategories';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { CategoryId } from './productCalls.ts';

interface Props {
  readonly category: CategoryId;
  readonly onChoose: (category: CategoryId) => void;
  readonly disabled: boolean;
}

/** The native list: on phones it opens the system's own picker. */
export function CategorySelect({ category, onChoose, disabled }: Props) {
  const id = useId();
  return (
    <TextField
      id={id}
      select
      label={PRODUCT_TEXTS.category}
      value={category}
      onChange={({ target: { value } }) => {
        const chosen = PRODUCT_CATEGORY_IDS.find((known) => known === value);
        if (chosen !== undefined) onChoose(chosen);
      }}
      disabled={disabled}
      slotProps={{ select: { native: true } }}
    >
      {PRODUCT_CATEGORY_IDS.map((known) => (
        <option key={known} value={known}>
          {PRODUCT_CATEGORY_LABELS[known]}
        </option>
      ))}
    </TextField>
  );
}
