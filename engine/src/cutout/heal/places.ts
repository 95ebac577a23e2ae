/** What a pixel is to a filling: not of the product, the product's own, or to be filled. */
export const NONE = 0;
export const OWN = 1;
export const HOLE = 2;
