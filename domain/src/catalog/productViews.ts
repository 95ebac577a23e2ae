/**
 * From where a product was photographed: a scene is shown from there too. Three in the order of how far the camera looks down, and
 * what is fixed to a wall, which it sees straight on.
 */
export const PRODUCT_VIEWS = ['front', 'angle', 'above', 'wall'] as const;

export type ProductView = (typeof PRODUCT_VIEWS)[number];

export const USUAL_VIEW = 'front' satisfies ProductView;
