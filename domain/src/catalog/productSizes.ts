/**
 * How large a product is. In scenes with a table, `small` stands on it and `large` on the floor; `tall`, as tall as a person or
 * taller, stands on the floor, too, and is photographed from eye level of somebody who stands.
 */
export const PRODUCT_SIZES = ['small', 'large', 'tall'] as const;

export type ProductSize = (typeof PRODUCT_SIZES)[number];

export const USUAL_SIZE = 'small' satisfies ProductSize;
