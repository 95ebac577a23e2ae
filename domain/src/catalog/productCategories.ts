/** What kind of thing a product is: spec section 3. */
export const PRODUCT_CATEGORY_IDS = [
  'electronics',
  'fashion',
  'food_beverage',
  'home_decor',
  'beauty',
  'sports',
  'toys',
  'other',
] as const;

export type ProductCategoryId = (typeof PRODUCT_CATEGORY_IDS)[number];

export const DEFAULT_PRODUCT_CATEGORY: ProductCategoryId = 'other';

export const PRODUCT_CATEGORY_LABELS: Readonly<Record<ProductCategoryId, string>> = {
  electronics: 'Electronics',
  fashion: 'Fashion',
  food_beverage: 'Food & Beverage',
  home_decor: 'Home Decor',
  beauty: 'Beauty',
  sports: 'Sports',
  toys: 'Toys',
  other: 'Other',
};
