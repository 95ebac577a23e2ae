/** What a product stands on in a scene that has a table: there, or, where it is large, on the floor. */
export const PRODUCT_SIZES = ['small', 'large'] as const;

export type ProductSize = (typeof PRODUCT_SIZES)[number];

export const USUAL_SIZE = 'small' satisfies ProductSize;
