/** From where a product was photographed: a scene is shown from there too. In the order of how far the camera looks down. */
export const PRODUCT_VIEWS = ['front', 'angle', 'above', 'wall'] as const;

export type ProductView = (typeof PRODUCT_VIEWS)[number];

export const USUAL_VIEW = 'front' satisfies ProductView;
