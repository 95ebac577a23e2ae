/** From where a product was photographed: a scene is shown from there too. */
export const PRODUCT_VIEWS = ['front', 'above'] as const;

export type ProductView = (typeof PRODUCT_VIEWS)[number];

export const USUAL_VIEW = 'front' satisfies ProductView;
